import type { Seat } from '@parlour/kernel';
import { rulesOf } from '../bundles.ts';
import type { Command, Context } from '../context.ts';
import { openRecord } from '../files.ts';
import { findGame } from '../games.ts';
import { plainTable } from '../plain-table.ts';
import { historyOf, type Moment } from '../play/history.ts';
import { resultLines } from '../play/result.ts';
import { logLines, logOf, type Place, sceneOf } from '../play/sitting.ts';
import { stepThrough } from '../replay/stepper.ts';
import { clearScreen, rowsOf } from '../terminal.ts';
import { type Arguments, numberOf, Problem, wordAt } from '../usage.ts';

type Eyes = Seat | null | 'open';

export const replay: Command = async (context, args) => {
  const { text, print } = context;
  const file = wordAt(args, 0, text);
  const record = await openRecord(file, text);
  const entry = findGame(record.game, text);
  const rules = await rulesOf(entry, record);
  if (rules === null) throw new Problem(text.wrong.otherRules(file), 1);
  if (record.seeds === null) throw new Problem(text.wrong.noSeed(file), 1);
  const { going, moments, stoppedAt } = historyOf(rules, record);
  const last = moments.length - 1;
  const to = numberOf(args, 'to', { min: 0, max: last, otherwise: -1 }, text);
  const eyes = eyesFor(args, record.seats, text);
  const [words, drawn] = await Promise.all([entry.text(context.language), entry.terminal()]);
  const names = record.seats.map((_, seat) => record.names[seat]?.name ?? String(seat + 1));
  const place: Place = { context, rules, text: words, table: drawn ?? plainTable, names };

  if (args.has('json'))
    print(JSON.stringify(asData(place, moments.slice(0, to < 0 ? undefined : to + 1), eyes, going.about.outcome)));
  else if (process.stdin.isTTY && process.stdout.isTTY)
    await stepThrough({ last, first: Math.max(0, to), show: (at, typed) => showStep(place, moments, eyes, at, typed) });
  else printWhole(place, moments.slice(0, to < 0 ? undefined : to + 1), eyes);
  if (stoppedAt !== null) throw new Problem(text.wrong.badLine(file, stoppedAt), 1);
  return 0;
};

/** Through whose eyes: those asked for, else those of the first person at the table. */
function eyesFor(args: Arguments, sitters: readonly { bot: string | null }[], text: Context['text']): Eyes {
  if (args.has('all')) return 'open';
  const person = sitters.findIndex(({ bot }) => bot === null);
  const seat = numberOf(args, 'seat', { min: 1, max: sitters.length, otherwise: person + 1 }, text);
  return seat === 0 ? null : ((seat - 1) as Seat);
}

function linesAt(place: Place, moment: Moment | undefined, eyes: Eyes): string[] {
  if (moment === undefined) return [];
  const { entry, events, match } = moment;
  if (entry !== null && 'undo' in entry)
    return [`· ${place.context.text.play.tookBack(place.names[entry.seat] ?? '')}`];
  return logLines(place, logOf(place, sceneOf(place, match, eyes), events, eyes));
}

function printWhole(place: Place, moments: readonly Moment[], eyes: Eyes): void {
  const { print, style, text } = place.context;
  print(style.bold(text.replay.head(place.text.name, moments.length - 1)), eyesWords(place, eyes), '');
  for (const moment of moments) print(...linesAt(place, moment, eyes));
  const match = moments.at(-1)?.match;
  if (match === undefined) return;
  const { outcome } = place.rules.about(match);
  print('', ...place.table.draw(sceneOf(place, match, eyes), 'whole'), '');
  print(...(outcome === null ? [text.replay.unfinished] : resultLines(place, outcome, eyes === 'open' ? null : eyes)));
}

function eyesWords({ context, names }: Place, eyes: Eyes): string {
  const { replay } = context.text;
  if (eyes === 'open') return context.style.dim(replay.open);
  return context.style.dim(eyes === null ? replay.spectator : replay.eyes(names[eyes] ?? ''));
}

/** One step on the screen: the table, what this line did, and where we are. */
function showStep(place: Place, moments: readonly Moment[], eyes: Eyes, at: number, typed: string): void {
  const { style, text, width, print } = place.context;
  const moment = moments[at];
  if (moment === undefined) return;
  const scene = sceneOf(place, moment.match, eyes);
  const { outcome } = place.rules.about(moment.match);
  const below = [
    style.dim('─'.repeat(width)),
    ...linesAt(place, moment, eyes),
    ...(outcome === null ? [] : ['', ...resultLines(place, outcome, eyes === 'open' ? null : eyes)]),
    '',
    `${style.bold(text.replay.step(at, moments.length - 1))} · ${eyesWords(place, eyes)}`,
  ];
  const whole = place.table.draw(scene, 'whole');
  const isLow = whole.length + below.length + 1 > rowsOf(process.stdout);
  process.stdout.write(clearScreen);
  print(...(isLow ? place.table.draw(scene, 'small') : whole), ...below);
  process.stdout.write(`${style.dim(text.replay.keys)} ${typed}`);
}

function asData({ rules }: Place, moments: readonly Moment[], eyes: Eyes, outcome: unknown): object {
  return {
    lines: moments.map(({ entry, events }, line) => ({
      line,
      entry,
      events: eyes === 'open' ? events : events.map((event) => rules.show(event, eyes)),
    })),
    outcome,
  };
}
