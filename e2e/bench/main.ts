/**
 * The web part of `npm run bench`: what a visitor loads, how fast a click is answered, what Lighthouse says, and how long a person
 * waits. `npm run bench web first`: the first three of these alone; `npm run bench web screen [GAME…]`: phones around a screen; `npm run bench web waits [GAME…]`: the waits alone; `npm run bench web questions [GAME…]`: what a person is asked in whole games;
 * `npm run bench web clicks [GAME…]`: how many clicks that takes a round;
 * `npm run bench web game [GAME…]`: one whole game each, by somebody who decides in five seconds (`--seconds=5`; they are counted, and with
 * `--really` also waited).
 */
import { GAMES } from '@parlour/games';
import { type Line, print } from '@parlour/lab/bench/measure.ts';
import { openHouse } from '../browser.ts';
import { firstMove } from './first-move.ts';
import { inputDelay } from './input.ts';
import { lighthouseScores } from './lighthouse.ts';
import { PLAYED, type Played, questions } from './questions.ts';
import { besideAScreen } from './screen.ts';
import { STRETCHES, waits } from './waits.ts';
import { WHOLE, wholeGame } from './whole-game.ts';

const PORT = 9333;
const [only, ...words] = process.argv.slice(2);
const games = words.filter((word) => !word.startsWith('--'));
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
/** Another copy of the built app, to compare with. */
const app = option('app');
const thinking = { seconds: Number(option('seconds') ?? 5), isReal: words.includes('--really') };
const isMeant = ({ game }: { game: string }) => games.length === 0 || games.includes(game);
const all: Line[] = [];

if (only === 'screen') {
  const house = await openHouse();
  for (const { id } of GAMES.filter(({ id }) => isMeant({ game: id })))
    tell('Around a screen', await besideAScreen(house, id));
  await house.close();
  process.exit(all.every(({ ok }) => ok !== false) ? 0 : 1);
}
if (only !== 'questions' && only !== 'clicks') {
  const house = await openHouse([`--remote-debugging-port=${PORT}`], app);
  try {
    if (only === undefined || only === 'first')
      tell('The web table with •Boom', [
        ...(await firstMove(house)),
        ...(await inputDelay(house)),
        ...(await lighthouseScores(house, PORT)),
      ]);
    if (only === undefined || only === 'waits')
      for (const stretch of STRETCHES.filter(isMeant)) tell('A person at the table', await waits(house, stretch));
    if (only === 'game')
      for (const whole of WHOLE.filter(isMeant)) tell('A whole game', await wholeGame(house, whole, thinking));
  } finally {
    await house.close();
  }
}
if (only === undefined || only === 'questions')
  for (const played of PLAYED.filter(isMeant)) tell('Questions in a game', await asked(played));
if (only === 'clicks') for (const played of PLAYED.filter(isMeant)) tell('Clicks by hand', await clicked(played));
process.exit(all.every(({ ok }) => ok !== false) ? 0 : 1);

function tell(title: string, lines: Line[]): void {
  all.push(...lines);
  print(title, lines);
}

function nameOf({ game, preset, seats }: Played): string {
  return `${game}${preset === undefined ? '' : ` (${preset})`}, ${seats} seats`;
}

/** Economicus is counted by turns. */
async function clicked(played: Played): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [asks, when] of [
    ['everything', 'where everything is asked'],
    ['choices', 'now'],
  ] as const) {
    const { clicks, rounds } = await questions(played, asks);
    const what = `${nameOf(played)}: clicks a ${played.game === 'economicus' ? 'turn' : 'round'}, ${when}`;
    lines.push({ what, value: `${(clicks / rounds).toFixed(1)} (${clicks.toFixed(0)} a game)` });
  }
  return lines;
}

async function asked(played: Played): Promise<Line[]> {
  const what = nameOf(played);
  const [before, now] = [await questions(played, 'everything'), await questions(played, 'choices')];
  const share = ({ single, asked: of }: { single: number; asked: number }) => single / of;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return [
    { what: `${what}: questions where everything is asked`, value: before.asked.toFixed(0) },
    { what: `${what}: of them with one answer`, value: percent(share(before)) },
    { what: `${what}: of them not looked through to the end`, value: percent(before.unclear / before.asked) },
    { what: `${what}: questions that are asked`, value: now.asked.toFixed(0) },
    { what: `${what}: answered by the table`, value: now.answered.toFixed(0) },
    { what: `${what}: asked with one answer`, value: percent(share(now)), bar: '3 %', ok: share(now) <= 0.03 },
  ];
}
