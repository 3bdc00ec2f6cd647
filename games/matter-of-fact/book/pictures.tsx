import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { Spoken } from '@parlour/kit/spoken.tsx';
import { type ReactNode, useRef } from 'react';
import { KIND_COLOURS } from '../board/art/look.ts';
import { Works } from '../board/art/works.tsx';
import { Recipe, TechnologyFace } from '../board/dock/parts/technology-card.tsx';
import { AssetCard } from '../board/hand/asset-card.tsx';
import { Pile } from '../board/hand/pile.tsx';
import { LAYOUT, MAP } from '../board/map/cells.ts';
import { LandSheet, PlacesSheet } from '../board/map/land.tsx';
import { GameMap } from '../board/map/map.tsx';
import { TableProvider, useTable } from '../board/table/context.tsx';
import { ASSETS_BY_KIND, type AssetKind } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { MatterOfFactText } from '../text/types.ts';
import type { MatterOfFact } from '../types.ts';
import css from './book.module.css';

const c = classes(css);

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
export const WholeMap = ({ words }: { words: MatterOfFactText }) => (
  <div className={c('window')}>
    <div className={c('world')} style={{ aspectRatio: `${MAP.width} / ${MAP.height}` }}>
      <LandSheet names={words.areas} />
      <PlacesSheet />
    </div>
  </div>
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

function Scene() {
  const { view, label } = useTable();
  const camera = useRef<CameraHandle>(null);
  const { assets, cash } = view.players[0];
  return (
    <div className={c('position')}>
      <div className={c('map')}>
        <GameMap camera={camera} isNarrow />
      </div>
      <div className={c('desk')}>
        <b className={c('cash')}>{label.money(cash.secret ?? 0)}</b>
        <div className={c('row')}>
          {RESOURCES.map((resource) => (
            <Pile key={resource} resource={resource} isPriced />
          ))}
        </div>
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
