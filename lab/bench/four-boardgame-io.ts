import { createRequire } from 'node:module';
import { CELLS, type Cells, drop, emptyCells, freeColumns, isFree } from './four.ts';

/** The parts of boardgame.io that are used here; it comes as CommonJS without usable types for Node. */
type Internal = {
  CreateGameReducer(options: { game: object }): (state: Position, action: object) => Position;
  InitializeGame(options: { game: object; numPlayers: number }): Position;
};
type Ai = {
  MCTSBot: new (options: {
    game: object;
    enumerate(G: State): object[];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => { play(state: Position, playerID: string): Promise<{ action: { payload: { args: [number] } } }> };
};
type State = { cells: Cells; discs: number };
type Position = { G: State; ctx: { currentPlayer: string; gameover?: { winner?: string; draw?: boolean } } };

const load = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Internal;
const { MCTSBot } = load('boardgame.io/ai') as Ai;

/** Four in a row as a boardgame.io game, written as its guide says. */
const game = {
  name: 'four',
  setup: (): State & { winner: string | null } => ({ cells: emptyCells(), discs: 0, winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }: { G: State & { winner: string | null }; playerID: string }, column: number) {
      if (!isFree(G.cells, column)) return 'INVALID_MOVE';
      if (drop(G.cells, column, Number(playerID))) G.winner = playerID;
      G.discs += 1;
      return undefined;
    },
  },
  endIf({ G }: { G: State & { winner: string | null } }) {
    if (G.winner !== null) return { winner: G.winner };
    return G.discs === CELLS ? { draw: true } : undefined;
  },
};

const reducer = CreateGameReducer({ game });

export const fourBegun = (): Position => InitializeGame({ game, numPlayers: 2 });

export const dropped = (at: Position, column: number): Position =>
  reducer(at, {
    type: 'MAKE_MOVE',
    payload: { type: 'drop', args: [column], playerID: at.ctx.currentPlayer },
  });

/** Its own Monte-Carlo tree search, which chooses a column after so many iterations. */
export function fourMcts(iterations: number, seed: string): (at: Position) => Promise<number> {
  const enumerate = ({ cells }: State) => freeColumns(cells).map((column) => ({ move: 'drop', args: [column] }));
  const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: CELLS });
  return async (at) => (await bot.play(at, at.ctx.currentPlayer)).action.payload.args[0];
}
