import { drawFrom, type Seat } from '@parlour/kernel';
import type { Cell } from '../../content/board.ts';
import { MONSTER_IDS, MONSTERS, type MonsterId } from '../../content/monsters.ts';
import { ROAD_TOKENS, type RoadTokenId } from '../../content/road-tokens.ts';
import type { G, Road } from '../../types.ts';
import { SIDES } from '../01-setup/board.ts';
import { wake } from '../23-manticore/waking.ts';
import { done, emit, next, phase } from '../vocabulary.ts';
import { defaultPlacement } from './paving-default.ts';
import { hasSite, lastResort, placements, sitesFor } from './placing.ts';
import { fits, openEdges, roadOf } from './roads.ts';

const RULE_OF = { city: 'MC-2.6', location: 'MC-2.4', road: 'MC-2.5', forced: 'MC-R18' } as const;

/** MC-2.2. A road token is turned up and laid on the board. */
export const paving = phase('paving', {
  turnUp(g, f) {
    const token = drawFrom(g.roadPile);
    if (token === null) return done();
    f.token = token;
    emit(g, 'tokenTurned', { seat: f.seat, token, left: g.roadPile.secret.length });
    // MC-29.7: at once, even if it cannot be laid
    if (token === 'awakening') wake(g, 'token', f.seat);
    return hasSite(g, token) ? next : layWithoutChoice(g, f.seat, token);
  },

  lay: {
    rule: 'MC-2.3',
    ask: (_g, f) => f.seat,
    idle: (g, f) => ({ type: 'lay', ...defaultPlacement(g, f.token ?? 'straight') }),
    actions: {
      lay: {
        offer: (g, f) => placements(g, f.token ?? 'straight'),
        take(g, f, _me, { cell, rotation }) {
          lay(g, f.seat, roadOf(f.token ?? 'straight', rotation), cell);
          return done();
        },
      },
    },
  },
});

/** MC-R18. There is no legal place: it is laid nearest to the City, or leaves the game. */
function layWithoutChoice(g: G, seat: Seat, token: RoadTokenId) {
  const cell = lastResort(g);
  if (cell !== null) lay(g, seat, roadOf(token, 0), cell);
  else {
    const monster = nextOfKind(g, token);
    if (monster !== null) g.monsters[monster].is = 'unused';
    g.outOfGame.roads.push(token);
    emit(g, 'tokenRemoved', { seat, token, monster });
  }
  return done();
}

function lay(g: G, seat: Seat, road: Road, cell: Cell): void {
  if (g.events !== null) tellOfLaying(g, seat, road, cell);
  g.roads[cell] = road;
  // MC-2.7
  const id = nextOfKind(g, road.token);
  if (id === null) return;
  Object.assign(g.monsters[id], { is: 'alive', cell, appearedIn: g.round });
  emit(g, 'monsterAppeared', { monster: id, cell });
}

function tellOfLaying(g: G, seat: Seat, road: Road, cell: Cell): void {
  const by = sitesFor(g, road.token).find((site) => site.cell === cell)?.by ?? 'forced';
  const open = openEdges(g);
  open[cell] = road.exits;
  const joins = SIDES[cell].filter((side) => fits(open, cell, side.cell, side.direction)).map((side) => side.cell);
  emit(g, 'tokenLaid', { seat, token: road.token, rotation: road.rotation, cell, joins, by, rule: RULE_OF[by] });
}

/** Markers of a kind come in ascending number. */
function nextOfKind(g: G, token: RoadTokenId): MonsterId | null {
  const kind = ROAD_TOKENS[token].monster;
  return MONSTER_IDS.find((id) => MONSTERS[id] === kind && g.monsters[id].is === 'waiting') ?? null;
}
