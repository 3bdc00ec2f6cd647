import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { hexPath, type Point } from '@parlour/kit/hex/geometry.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../board/art/icon.tsx';
import { CARD_ICONS, KIND_COLOURS } from '../board/art/look.ts';
import { Token } from '../board/art/token.tsx';
import { Works } from '../board/art/works.tsx';
import { Recipe, TechnologyFace } from '../board/dock/parts/technology-card.tsx';
import { AssetCard } from '../board/hand/asset-card.tsx';
import { centre, LAYOUT, MAP } from '../board/map/cells.ts';
import { LandSheet, PlacesSheet } from '../board/map/land.tsx';
import { GameMap } from '../board/map/map.tsx';
import { TableProvider, useTable } from '../board/table/context.ts';
import { ASSET_IDS, ASSETS_BY_KIND, type AssetKind } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import { CELL_OF, type Cell } from '../content/map.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { MatterOfFactText } from '../text/types.ts';
import type { MatterOfFact } from '../types.ts';
import css from './book.module.css';

const c = classes(css);
/** In units of the map: a hexagon is 104 wide. */
const [ROOM, LEAST_WIDTH] = [190, 640];

/** One hex of the map: its outline and what stands on it. */
export const HexPicture = ({ outline, children }: { outline?: string; children: ReactNode }) => (
  <svg
    viewBox="-56 -64 112 128"
    className={c('hex')}
    style={{ '--outline': outline } as React.CSSProperties}
    aria-hidden="true"
    focusable="false"
  >
    <path d={hexPath({ q: 0, r: 0 }, LAYOUT, 3)} className={c('ground')} />
    <g transform="translate(0 6)">{children}</g>
  </svg>
);

const CHAIN: readonly AssetKind[] = ['excavatingPlant', 'steelPlant', 'technologyPark', 'mine', 'powerPlant'];

/** From raw goods to the BIObot: the five kinds of assets, each with what it costs, needs and makes. */
export const Chain = ({ words, money }: { words: MatterOfFactText; money(amount: number): string }) => (
  <ul className={c('chain')}>
    {CHAIN.map((kind) => {
      const { basic, product, cost } = ASSETS_BY_KIND[kind];
      return (
        <li key={kind} className={c('link', kind)}>
          <HexPicture outline={KIND_COLOURS[kind]}>
            <Works kind={kind} />
          </HexPicture>
          <b>{words.kinds[kind]}</b>
          <small>{money(cost)}</small>
          <Spoken words={words.process(basic, product)}>
            <Recipe process={basic} product={product} />
          </Spoken>
        </li>
      );
    })}
  </ul>
);

/** The whole map as it is printed. */
export const WholeMap = ({ words, label }: { words: MatterOfFactText; label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is larger than the page, it is scrolled with the keys
  <section className={c('window')} data-scrolls="sideways" tabIndex={0} aria-label={label}>
    <div className={c('world')} style={{ aspectRatio: `${MAP.width} / ${MAP.height}` }}>
      <LandSheet names={words.areas} />
      <PlacesSheet />
    </div>
  </section>
);

/** Technology cards side by side. */
export const Technologies = ({ cards, words }: { cards: readonly TechnologyId[]; words: MatterOfFactText }) => (
  <ul className={c('technologies')}>
    {cards.map((technology) => (
      <li key={technology}>
        <TechnologyFace technology={technology} words={words} />
      </li>
    ))}
  </ul>
);

/** The reader's part of the map in an example, with what the reader owns and has in stock. */
export const Position = (props: BoardProps<MatterOfFact>) => (
  <TableProvider props={props}>
    <Scene />
  </TableProvider>
);

/** Where to look, and how wide, to see all of these hexes with some country around them. */
function aimAt(cells: readonly Cell[], aspect: number): { middle: Point; width: number } {
  const at = cells.map(centre);
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + ROOM, (bottom - top + ROOM) * aspect, LEAST_WIDTH);
  return {
    middle: {
      x: inland((left + right) / 2, width, MAP.x, MAP.width),
      y: inland((top + bottom) / 2, width / aspect, MAP.y, MAP.height),
    },
    width,
  };
}

/** Near the rim one sees the country before it, not the sea behind. */
const inland = (middle: number, seen: number, start: number, length: number): number =>
  Math.max(start + seen / 2, Math.min(start + length - seen / 2, middle));

function Scene() {
  const { view, facts, label, words } = useTable();
  const { assets, cash, stock, contracts, cell } = view.players[0];
  const camera = useRef<CameraHandle>(null);
  const map = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture does not change
  useEffect(() => {
    const owned = ASSET_IDS.filter((asset) => view.assets[asset].owner !== null).map((asset) => CELL_OF[asset]);
    const { clientWidth = 1, clientHeight = 1 } = map.current ?? {};
    const { middle, width } = aimAt(cell === null ? owned : [cell, ...owned], clientWidth / clientHeight);
    camera.current?.look(middle, width);
  }, []);
  return (
    <div className={c('position')}>
      <div className={c('map')} ref={map}>
        <GameMap camera={camera} isNarrow={false} />
      </div>
      <div className={c('desk')}>
        <ul className={c('row')}>
          <li className={c('cash')}>{label.money(cash.secret ?? 0)}</li>
          {RESOURCES.map((resource) => (
            <li key={resource} className={c('stock')}>
              <Spoken
                words={label.hand.priced(words.products[resource], stock[resource], facts.market[resource].price)}
              >
                <Token of={resource} size={22} />
                <b>{stock[resource]}</b>
                <small>
                  {words.products[resource]} <i>{facts.market[resource].price}</i>
                </small>
              </Spoken>
            </li>
          ))}
        </ul>
        {contracts.map(({ card }) => (
          <p key={card} className={c('contract')}>
            <Icon name={CARD_ICONS.contract} size={22} />
            <span>
              <b>{words.actionCards[card].name}</b> {words.effect(card)}
            </span>
          </p>
        ))}
        {assets.length > 0 && (
          <div className={c('row')}>
            {assets.map((asset) => (
              <AssetCard key={asset} asset={asset} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
