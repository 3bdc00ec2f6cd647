import type { Block } from '@parlour/kit';
import { table } from '@parlour/kit/book.ts';
import type { ReactNode } from 'react';
import { Icon } from '../board/art/icon.tsx';
import { CARD_ICONS, KIND_COLOURS, KIND_ICONS, VEHICLE_ICONS } from '../board/art/look.ts';
import { Dealership, Frontier, LabourExchange, Skyline, University } from '../board/art/sites.tsx';
import { Token } from '../board/art/token.tsx';
import { Works } from '../board/art/works.tsx';
import { ACTION_CARD_IDS, ACTION_CARDS, type ActionCard, CONTRACT_IDS } from '../content/action-cards.ts';
import { ASSET_KINDS, ASSETS_BY_KIND, resaleOf } from '../content/assets.ts';
import { LAST_COLUMN, PRICES, RESOURCES, type Units } from '../content/exchange.ts';
import { TOKENS } from '../content/table.ts';
import { type Level, TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyId } from '../content/technologies.ts';
import { DEALERSHIP, SPEED, VEHICLES } from '../content/vehicles.ts';
import type { BoardText } from '../text/board-types.ts';
import type { BookText } from '../text/book-types.ts';
import type { MatterOfFactText } from '../text/types.ts';
import { HexPicture } from './pictures.tsx';

const SIZE = 26;

/** Some technologies are there twice, under one name. */
function designsOf(level: Level): { id: TechnologyId; copies: number }[] {
  const designs: { id: TechnologyId; copies: number }[] = [];
  for (const id of TECHNOLOGY_IDS.filter((each) => TECHNOLOGIES[each].level === level)) {
    const same = designs.find((each) => JSON.stringify(TECHNOLOGIES[each.id]) === JSON.stringify(TECHNOLOGIES[id]));
    if (same === undefined) designs.push({ id, copies: 1 });
    else same.copies += 1;
  }
  return designs;
}

export type Tables = Record<
  'assets' | 'prices' | 'places' | 'vehicles' | 'first' | 'second' | 'contracts' | 'grants' | 'taxes',
  Block
>;

/** The tables of the book, made from the board and the cards themselves. */
export function tablesOf(words: MatterOfFactText, { sites, money }: BoardText, { tables }: BookText): Tables {
  const place = (drawing: ReactNode, name: string, site: keyof typeof sites) => [
    { art: <HexPicture>{drawing}</HexPicture>, say: name },
    sites[site],
  ];
  const technologies = (title: string, level: Level): Block =>
    table({
      title,
      head: [tables.card, tables.makes, tables.fits, tables.price],
      numbers: [3],
      rows: designsOf(level).map(({ id, copies }) => {
        const { fits, price, process } = TECHNOLOGIES[id];
        const { name } = words.technologies[id];
        return [
          { art: <Icon name={KIND_ICONS[fits]} size={SIZE} />, say: copies === 1 ? name : `${name} ×${copies}` },
          words.process(process, ASSETS_BY_KIND[fits].product),
          words.kinds[fits],
          String(price),
        ];
      }),
    });
  const cards = (title: string, ...kinds: ActionCard['is'][]): Block =>
    table({
      title,
      head: [tables.card, tables.effect],
      rows: ACTION_CARD_IDS.filter((id) => kinds.includes(ACTION_CARDS[id].is)).map((id) => [
        { art: <Icon name={CARD_ICONS[ACTION_CARDS[id].is]} size={SIZE} />, say: words.actionCards[id].name },
        words.effect(id),
      ]),
    });
  return {
    assets: table({
      title: tables.assets,
      head: [tables.asset, tables.makes, tables.cost, tables.half, tables.dividend, tables.count],
      numbers: [2, 3, 4, 5],
      rows: ASSET_KINDS.map((kind) => {
        const { basic, product, cost, dividend, count } = ASSETS_BY_KIND[kind];
        return [
          {
            art: (
              <HexPicture outline={KIND_COLOURS[kind]}>
                <Works kind={kind} />
              </HexPicture>
            ),
            say: words.kinds[kind],
          },
          words.process(basic, product),
          String(cost),
          String(resaleOf(kind)),
          String(dividend),
          String(count),
        ];
      }),
    }),
    prices: table({
      title: tables.prices,
      head: [tables.resource, tables.range, tables.point, tables.inBank],
      numbers: [2, 3],
      rows: RESOURCES.map((resource) => {
        const [highest, next] = PRICES[resource];
        return [
          { art: <Token of={resource} size={SIZE} />, say: words.products[resource] },
          `${highest} → ${PRICES[resource][LAST_COLUMN]}`,
          String(highest - next),
          String(TOKENS[resource]),
        ];
      }),
    }),
    places: table({
      title: tables.places,
      head: [tables.place, tables.use],
      rows: [
        place(<Skyline variant={1} />, words.areas.centre, 'businessCentre'),
        place(<University isSecond={false} />, words.universities.U1, 'university'),
        place(<University isSecond />, words.universities.U2, 'university'),
        place(<LabourExchange />, tables.labourExchange, 'labourExchange'),
        place(<Dealership />, tables.dealer, 'dealership'),
        place(<Frontier />, tables.post, 'frontier'),
      ],
    }),
    vehicles: table({
      title: tables.vehicles,
      head: [tables.vehicle, tables.speed, tables.price],
      numbers: [1, 2],
      rows: VEHICLES.map((vehicle) => [
        { art: <Icon name={VEHICLE_ICONS[vehicle]} size={SIZE} />, say: words.vehicles[vehicle] },
        String(SPEED[vehicle]),
        vehicle === 'train' ? '' : money(DEALERSHIP[vehicle].price),
      ]),
    }),
    first: technologies(tables.first, 'I'),
    second: technologies(tables.second, 'II'),
    contracts: table({
      title: tables.contracts,
      head: [tables.card, tables.pays, ...RESOURCES.map((resource) => words.products[resource])],
      numbers: [1, 2, 3, 4, 5],
      rows: CONTRACT_IDS.map((id) => {
        const units: Partial<Units> = ACTION_CARDS[id].units;
        const pays = RESOURCES.reduce((sum, resource) => sum + (units[resource] ?? 0) * PRICES[resource][0], 0);
        return [
          { art: <Icon name={CARD_ICONS.contract} size={SIZE} />, say: words.actionCards[id].name },
          money(pays),
          ...RESOURCES.map((resource) => String(units[resource] ?? '')),
        ];
      }),
    }),
    grants: cards(tables.grants, 'subsidy', 'dividend'),
    taxes: cards(tables.taxes, 'taxes', 'transportTax'),
  };
}
