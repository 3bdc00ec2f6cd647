import type { GameEntry } from '@parlour/games';
import {
  below,
  commitmentTo,
  freshSeed,
  type GameTypes,
  nameCommitment,
  promiseOf,
  type Seat,
  seeded,
  sha256,
  shuffle,
  unset,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { linesFrom } from '../ask.ts';
import { botsOf, rulesForNew, rulesOf } from '../bundles.ts';
import type { Command, Context } from '../context.ts';
import { freshName, openRecord, saveGame } from '../files.ts';
import { findBot, findGame, optionsFrom, usualBot } from '../games.ts';
import { near } from '../near.ts';
import { plainTable } from '../plain-table.ts';
import { Going } from '../play/going.ts';
import { historyOf, type Moment } from '../play/history.ts';
import { resultLines } from '../play/result.ts';
import { type Ending, playOn } from '../play/session.ts';
import { type LogLine, logLines, logOf, type Place, type Session, sceneOf } from '../play/sitting.ts';
import { rowsOf } from '../terminal.ts';
import { type Arguments, numberOf, Problem, sentences, wordAt } from '../usage.ts';

export const play: Command = async (context, args) => {
  const resumed = args.get('resume');
  const begun = resumed === null ? await newGame(context, args) : await savedGame(context, args, resumed);
  const session = await sitDown(context, args, begun);
  try {
    return leave(session, args, await playOn(session));
  } finally {
    session.lines.close();
  }
};

type Begun = { entry: GameEntry; going: Going; me: Seat; moments: Moment[]; file: string | null };

const PERSON: Seat = 0;

async function newGame({ text }: Context, args: Arguments): Promise<Begun> {
  const entry = findGame(wordAt(args, 0, text), text);
  const { rules: game, name: rules } = await rulesForNew(entry);
  const known = await botsOf(entry, game);
  const options = optionsFrom(args, game, text);
  const { min, max } = game.seats;
  const named = (args.get('bots') ?? usualBot(known)).split(',').map((name) => findBot(name.trim(), known, text).name);
  const seats = numberOf(
    args,
    'seats',
    { min, max, otherwise: Math.min(max, Math.max(min, named.length + 1, 4)) },
    text,
  );
  const isAlone = seats === 1 && args.get('bots') === null;
  if (named.length > seats - 1 && !isAlone)
    throw new Problem(text.wrong.tooManyBots(named.length, seats - 1), 2, 'play');
  const given = args.get('seed');
  if (given !== null && !/^[0-9a-f]{1,64}$/i.test(given)) throw new Problem(text.wrong.seed(given), 2, 'play');
  const seed = given === null ? freshSeed() : given.toLowerCase().padStart(64, '0');
  const picks = picksFor(args, game.picks, seats, seed, text);
  const sitters = picks.map((pick, seat): { name: string; bot: string | null } =>
    seat === PERSON
      ? { name: (args.get('name') ?? pick ?? text.play.player(1)).slice(0, 40), bot: null }
      : { name: pick ?? text.play.player(seat + 1), bot: named[(seat - 1) % named.length] ?? null },
  );
  // With a seed of one's own the game is meant to be the same again, so nothing else may be mixed into the dice.
  const entropy = sitters.map(({ bot }) => (bot === null && given === null ? freshSeed() : null));
  const names = sitters.map(({ name }, seat) => ({
    name,
    salt: (given === null ? freshSeed() : sha256(`salt ${seed} ${seat}`)).slice(0, 32),
  }));
  const match = game.begin({
    rules,
    seats: sitters.map(({ bot }, seat) => ({
      bot,
      pick: picks[seat] ?? null,
      name: nameCommitment(names[seat] ?? { name: '', salt: '' }),
    })),
    options,
    dice: {
      commitment: commitmentTo(seed),
      promises: entropy.map((each) => (each === null ? null : promiseOf(each))),
      entropy,
    },
    seed,
  });
  const going = new Going(game, match, names);
  return { entry, going, me: PERSON, moments: [{ entry: null, events: going.about.opening, match }], file: null };
}

/** What each seat plays as: the person's wish, and the rest at random. */
function picksFor(
  args: Arguments,
  known: readonly string[],
  seats: number,
  seed: string,
  text: Context['text'],
): (string | null)[] {
  const wish = args.get('firm') ?? args.get('pick');
  const mine = wish === null ? null : (known.find((pick) => pick.toLowerCase() === wish.toLowerCase()) ?? null);
  if (wish !== null && mine === null) {
    const suggestion = near(wish, known);
    throw new Problem(
      sentences(text.wrong.pick(wish, known.join(', ')), suggestion && text.wrong.didYouMean(suggestion)),
      2,
    );
  }
  const luck = { chance: seeded(Number.parseInt(sha256(`picks ${seed}`).slice(0, 8), 16)) };
  const free = shuffle(
    luck,
    known.filter((pick) => pick !== mine),
  );
  const first = mine ?? free.splice(below(luck, Math.max(1, free.length)), 1)[0] ?? null;
  return [first, ...Array.from({ length: seats - 1 }, () => free.pop() ?? null)];
}

const FIXED = ['seats', 'bots', 'seed', 'pick', 'firm', 'preset', 'option', 'name'];

async function savedGame({ text }: Context, args: Arguments, file: string): Promise<Begun> {
  if (args.words.length > 0 || FIXED.some((option) => args.has(option)))
    throw new Problem(text.wrong.gameNotResumed, 2, 'play');
  const record = await openRecord(file, text);
  const entry = findGame(record.game, text);
  const rules = await rulesOf(entry, record);
  if (record.outcome !== null) throw new Problem(text.wrong.isOver(file), 1);
  if (rules === null) throw new Problem(text.wrong.otherRules(file), 1);
  if (record.seeds === null) throw new Problem(text.wrong.noSeed(file), 1);
  const me = record.seats.findIndex(({ bot }) => bot === null);
  if (me < 0) throw new Problem(text.wrong.noPerson(file), 1);
  const { going, moments, stoppedAt } = historyOf(rules, record);
  if (stoppedAt !== null) throw new Problem(text.wrong.badLine(file, stoppedAt), 1);
  return { entry, going, me: me as Seat, moments, file };
}

async function sitDown(
  context: Context,
  args: Arguments,
  { entry, going, me, moments, file }: Begun,
): Promise<Session> {
  const { rules, about } = going;
  const [text, known, drawn] = await Promise.all([
    entry.text(context.language),
    botsOf(entry, rules),
    entry.terminal(),
  ]);
  const bots = new Map<Seat, Bot<GameTypes>>();
  for (const [seat, { bot }] of about.head.seats.entries())
    if (seat !== me) bots.set(seat as Seat, findBot(bot ?? usualBot(known), known, context.text));
  const names = about.head.seats.map((_, seat) => going.names[seat]?.name ?? String(seat + 1));
  // A choice may be typed by its words, with plain spaces.
  const place: Place = { context, rules, text: unset(text), table: drawn ?? plainTable, names };
  const { log, told } = memory(place, moments, me);
  let own = args.get('save') ?? file;
  return {
    ...place,
    going,
    me,
    rulebook: await text.rulebook(),
    bots,
    lines: linesFrom(process.stdin, process.stdout),
    log,
    told,
    look: () => ({ scene: sceneOf(place, going.match, me), text }),
    save(name) {
      own = name ?? own ?? freshName(entry.id);
      saveGame(going.record(), own, context.text);
      return own;
    },
  };
}

/** The log so far, and how much of it the person knew at the last decision. */
function memory(place: Place, moments: readonly Moment[], me: Seat): Pick<Session, 'log' | 'told'> {
  const log: LogLine[] = [];
  let told = 0;
  for (const { entry, events, match } of moments) {
    if (entry !== null && 'seat' in entry && entry.seat === me) told = log.length;
    if (entry !== null && 'undo' in entry)
      log.push({ words: place.context.text.play.tookBack(place.names[entry.seat] ?? ''), isMinor: false });
    else log.push(...logOf(place, sceneOf(place, match, me), events, me));
  }
  return { log, told };
}

/** The last words: the result and the record, or how to go on another time. The file comes last: it may fail. */
function leave(session: Session, args: Arguments, ending: Ending): number {
  const { context, going, me } = session;
  const { outcome } = going.about;
  const { print, style, text } = context;
  const saved = (): string | null => (args.has('no-save') ? null : session.save(null));
  if (ending !== 'over' || outcome === null) {
    print('', ending === 'left' ? text.play.left : style.red(text.play.inputEnded));
    const file = saved();
    if (file !== null) print(text.play.saved(file), text.play.goOn(style.bold(`npx parlour play --resume ${file}`)));
    return ending === 'left' ? 0 : 1;
  }
  print('', ...lastNews(session), '', ...resultLines(session, outcome, me));
  const file = saved();
  if (file !== null)
    print(
      '',
      text.play.recordIn(style.bold(file)),
      `  ${text.play.seeAgain} npx parlour replay ${file}`,
      `  ${text.play.check} npx parlour verify ${file}`,
    );
  return 0;
}

/** How it came to the end: the news since the last decision, as much as the screen has room for. */
function lastNews(session: Session): string[] {
  const news = logLines(
    session,
    session.log.slice(session.told).filter(({ isMinor }) => !isMinor),
  );
  return process.stdout.isTTY ? news.slice(-Math.max(6, rowsOf(process.stdout) - 14)) : news;
}
