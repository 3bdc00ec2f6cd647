import { describe, expect, test } from 'vitest';
import { below, type Game, nextAsked, type Seat, type State, sample, seeded, verify } from './index.ts';
import { onlyAnswer, onlyAnswerIn } from './only-answer.ts';
import { positionOf } from './secrets/view.ts';
import { type Concession, concession } from './testing/concession.ts';
import { playOut } from './testing/random-play.ts';
import { matchOf } from './testing/table.ts';
import { twinOf } from './testing/twins.ts';

/** The same game, in which loans and proposals are no answers. */
const game: Game<Concession> = { ...concession, asides: ['borrow', 'proposeDeal', 'withdrawDeal'] };

type Found = { g: State<Concession>; seat: Seat };

function questions(): Found[] {
  const found: Found[] = [];
  for (let seed = 1; seed <= 12; seed++)
    playOut(game, { seed, onQuestion: (g, { seat }) => found.push({ g: structuredClone(g), seat }) });
  return found;
}

const asked = questions();
const own = (g: State<Concession>, seat: Seat) => onlyAnswerIn(game, positionOf(g), seat, seat);
const proven = (g: State<Concession>, seat: Seat) => onlyAnswerIn(game, positionOf(g), seat, null);
const isInWindow = ({ g }: Found) => g.stack.at(-1)?.step === 'window';

describe('the only answer', () => {
  test('is found where nothing else but loans and proposals is open, and nowhere else', () => {
    const windows = asked.filter(isInWindow);
    const robbers = windows.filter(({ g, seat }) => g.players[seat].hand.secret.includes('robbery'));
    expect(robbers.length).toBeGreaterThan(0);
    for (const { g, seat } of robbers) expect(onlyAnswer(game, g, seat)).toBeNull();
    const others = windows.filter((each) => !robbers.includes(each) && each.g.deals.open.length === 0);
    expect(others.length).toBeGreaterThan(0);
    for (const { g, seat } of others) expect(onlyAnswer(game, g, seat)).toEqual({ type: 'ready' });
    // Nobody is answered for who is not asked.
    for (const { g, seat } of asked.filter(({ g }) => g.stack.at(-1)?.phase === 'auction'))
      for (const other of g.seats) if (other !== seat) expect(onlyAnswer(game, g, other)).toBeNull();
  });

  test('that depends on a hand is known to its owner, and to nobody else', () => {
    const windows = asked.filter((each) => isInWindow(each) && own(each.g, each.seat) !== null);
    const held = windows.filter(({ g, seat }) => g.players[seat].hand.secret.length > 0);
    expect(held.length).toBeGreaterThan(0);
    for (const { g, seat } of held) expect(proven(g, seat)).toBeNull();
    const poor = asked.filter(({ g, seat }) => proven(g, seat)?.type === 'fold');
    expect(poor.length).toBeGreaterThan(0);
  });

  test('is the same whatever is hidden from everybody; by the eyes of its owner it would not be', () => {
    const differ = (answer: typeof proven) =>
      asked.filter(({ g, seat }, i) => {
        const twin = twinOf(game, g, null, 1000 + i).g;
        return JSON.stringify(answer(g, seat)) !== JSON.stringify(answer(twin, seat));
      });
    expect(differ(proven)).toEqual([]);
    expect(differ(own).length).toBeGreaterThan(0);
  });

  test('is a line of the record that verifies; of anything else that says so, it does not', () => {
    for (const isHonest of [true, false]) {
      const table = matchOf(game, 5);
      const dice = { chance: seeded(5) };
      let answered = 0;
      let claimed = 0;
      while (table.g.outcome === null) {
        const { g } = table;
        const seat = nextAsked(game, g)?.seats[0] as Seat;
        const only = onlyAnswer(game, g, seat);
        const action = only !== null ? { seat, ...only } : sample(game, g, seat, (n) => below(dice, n));
        const isClaimed = only !== null || (!isHonest && answered > 0 && claimed === 0);
        if (only !== null) answered += 1;
        else if (isClaimed) claimed += 1;
        expect(table.act(action, isClaimed ? { by: 'table' } : {}).ok).toBe(true);
      }
      expect(answered).toBeGreaterThan(0);
      expect(verify(game, table.record()).ok).toBe(isHonest);
    }
  });
});
