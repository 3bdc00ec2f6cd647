import { createRequire } from 'node:module';
import { below, seeded } from '@parlour/kernel';
import { CASH, FIELDS, type Finish, SEATS, STEP } from './auction.ts';

/** The part of boardgame.io that is used here; it comes as CommonJS without usable types for Node. */
type Internal = {
  CreateGameReducer(options: { game: object }): (state: Bgio, action: object) => Bgio;
  InitializeGame(options: { game: object; numPlayers: number }): Bgio;
};
type Bgio = { G: State; ctx: { currentPlayer: string; gameover?: unknown } };
export type State = {
  cash: number[];
  owners: (number | null)[];
  field: number;
  bidders: number[];
  price: number;
  leader: number | null;
};

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;

const everybody = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);

/** Ends the sale of a field, and begins the next. */
function hammer(G: State): void {
  if (G.leader !== null) G.cash[G.leader] = (G.cash[G.leader] as number) - G.price;
  G.owners.push(G.leader);
  G.field += 1;
  G.bidders = everybody(G.cash.length);
  G.price = 0;
  G.leader = null;
}

function beginAnew(G: State): void {
  G.field = 0;
  G.owners = [];
  G.cash = G.cash.map(() => CASH);
}

/**
 * The auction as a boardgame.io game, written as its guide says: moves, a turn order of our own, an end condition. Endless, it
 * begins anew after the last field.
 */
export function boardgameIoAuction(isEndless: boolean) {
  const sell = (G: State): void => {
    hammer(G);
    if (isEndless && G.field === FIELDS) beginAnew(G);
  };
  return {
    name: 'auction',
    setup: ({ ctx }: { ctx: { numPlayers: number } }): State => ({
      cash: everybody(ctx.numPlayers).map(() => CASH),
      owners: [],
      field: 0,
      bidders: everybody(ctx.numPlayers),
      price: 0,
      leader: null,
    }),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G }: { G: State }) => G.bidders[0],
        next: ({ G }: { G: State }) => G.bidders[0],
        playOrder: ({ G }: { G: State }) => everybody(G.cash.length).map(String),
      },
    },
    moves: {
      bid({ G, playerID }: { G: State; playerID: string }, amount: number) {
        const seat = Number(playerID);
        if (amount <= G.price || amount > G.price + STEP || amount > (G.cash[seat] as number)) return 'INVALID_MOVE';
        G.price = amount;
        G.leader = seat;
        G.bidders.push(G.bidders.shift() as number);
        if (G.bidders.length === 1) sell(G);
        return undefined;
      },
      fold({ G }: { G: State }) {
        G.bidders.shift();
        if (G.bidders.length === 0 || (G.bidders.length === 1 && G.bidders[0] === G.leader)) sell(G);
      },
    },
    endIf: ({ G }: { G: State }) => (G.field === FIELDS ? { over: true } : undefined),
  };
}

const game = boardgameIoAuction(false);

export function playOnBoardgameIo(seed: number): Finish {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: SEATS });
  const dice = { chance: seeded(seed) };
  let actions = 0;
  while (state.ctx.gameover === undefined) {
    const { G } = state;
    const seat = Number(state.ctx.currentPlayer);
    const most = Math.min(G.price + STEP, G.cash[seat] as number);
    const isBid = most > G.price ? below(dice, 2) === 0 : below(dice, 1) === 1;
    const payload = isBid
      ? { type: 'bid', args: [G.price + 1 + below(dice, most - G.price)], playerID: String(seat) }
      : { type: 'fold', args: [], playerID: String(seat) };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    actions += 1;
  }
  return { actions, owners: state.G.owners, cash: state.G.cash };
}
