import type { Event, GameTypes, Match, Refusal, Rules, RulesName, Seat } from '@parlour/kernel';
import type { Example, ScriptedMove } from '@parlour/kit';

type AnyMatch = Match<GameTypes>;
type Choice = { type: string } & Record<string, unknown>;

/** An example being played: the position, what of the script is left, and whether it has led where it should. */
export type Session = { match: AnyMatch; replies: readonly ScriptedMove[]; isDone: boolean };

/** One move and what came of it; the position is the one after it. */
export type Happened = { match: AnyMatch; events: readonly Event<GameTypes>[] };

/** So many moves of others at most stand between two questions to the reader. */
const PATIENCE = 60;

/** Lays an example: the position by hand, then its prelude by the rules. */
export function lay(rules: Rules, named: RulesName, example: Example): Session {
  const { names, picks = [], options = {}, prelude = [], replies = [] } = example;
  const begun = rules.begin({
    rules: named,
    seats: names.map((name, seat) => ({ bot: null, pick: picks[seat] ?? null, name })),
    options: rules.optionsFor(options as Record<string, string>),
    dice: { commitment: '', promises: [], entropy: [] },
    seed: example.id,
  });
  const { head, seeds } = rules.about(begun);
  const kept = JSON.parse(rules.snapshot(begun)) as { g: Parameters<Example['lay']>[0]; base: object };
  example.lay(kept.g);
  kept.base = kept.g;
  let match = rules.resume(head, seeds, JSON.stringify(kept));
  for (const move of prelude) {
    const made = rules.act(match, move);
    if (!made.ok) throw new Error(`${example.id}: ${JSON.stringify(move)}: ${JSON.stringify(made.refusal)}`);
    match = made.match;
  }
  return { match, replies, isDone: false };
}

/** The reader's move, and all that the others do until the reader is asked again. */
export function play(
  rules: Rules,
  example: Example,
  session: Session,
  choice: Choice,
): { session: Session; happened: Happened[] } | { refusal: Refusal } {
  const made = rules.act(session.match, { ...choice, seat: example.seat });
  if (!made.ok) return { refusal: made.refusal };
  const happened: Happened[] = [made];
  let { replies } = session;
  const isDone = () =>
    session.isDone || happened.some(({ events }) => events.some(({ type }) => example.until.includes(type)));
  for (let moves = 0; moves < PATIENCE && !isDone(); moves++) {
    const { match } = happened.at(-1) ?? session;
    const { waiting, outcome } = rules.about(match);
    if (outcome !== null || waiting === null || waiting.seats.includes(example.seat)) break;
    const reply = replies.find((move) => waiting.seats.includes(move.seat) && isLegal(rules, match, move));
    replies = replies.filter((move) => move !== reply);
    const answer = reply === undefined ? rules.actForClock(match, waiting.seats[0] as Seat) : rules.act(match, reply);
    if (!answer.ok) break;
    happened.push(answer);
  }
  const match = happened.at(-1)?.match ?? session.match;
  return { session: { match, replies, isDone: isDone() }, happened };
}

function isLegal(rules: Rules, match: AnyMatch, { seat, ...choice }: ScriptedMove): boolean {
  return rules.why(match, seat, choice) === null;
}
