import {
  apply,
  below,
  bundleOf,
  factsFor,
  type GameTypes,
  LANGUAGES,
  type Language,
  nextAsked,
  offers,
  type Seat,
  seeded,
  start,
  view,
} from '@parlour/kernel';
import type { Said, Together } from '@parlour/kit';
import { meaningOf } from '@parlour/kit/teaching/explaining.ts';
import type { Bot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { GAMES, type GameEntry } from './index.ts';

/** As for lessons: an unhurried reader, and somebody who looks for each thing that is asked for. What all are asked at once, they answer at once. */
const WORDS_A_MINUTE = 180;
const SECONDS_A_DECISION = 7;
const MOST_MINUTES = 10;
/** What two lines of the strip under the board have room for, in letters for a sofa. */
const MOST_LETTERS = 180;

type Round = { said: Said[]; decisions: number; kinds: Set<string>; goesOn: boolean };

/** A first round as bots play it, as a screen would explain it. */
async function firstRound(entry: GameEntry, bot: string, seats: number, seed: number, options = {}): Promise<Round> {
  const game = await entry.game();
  const together = (await entry.together?.()) as Together;
  const player = (await entry.bots())(bundleOf(game)).find(({ name }) => name === bot) as Bot<GameTypes>;
  const g = start(game, { seats, chance: seeded(seed), options });
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  // Through nobody's eyes, as the screen sees it.
  const seen = () => ({ view: view(g, null), facts: factsFor(game, g, null) });
  const said: Said[] = [...together.opening(seen())];
  const kinds = new Set<string>();
  let [decisions, last] = [0, ''];
  for (let open = nextAsked(game, g); open !== null; open = nextAsked(game, g)) {
    if (!together.isFirstRound(seen())) return { said: [...said, together.goodbye], decisions, kinds, goesOn: true };
    const meaning = meaningOf(together, seen(), open);
    if (meaning === null) throw new Error(`nobody explains ${open.phase}.${open.step}`);
    if (!kinds.has(meaning.id)) said.push(meaning.short, ...(meaning.more === undefined ? [] : [meaning.more]));
    kinds.add(meaning.id);
    const isOneAnswerOfMany = open.seats.length > 1 && last === meaning.id;
    if (!isOneAnswerOfMany) decisions += 1;
    last = open.seats.length > 1 ? meaning.id : '';
    const seat = open.seats[0] as Seat;
    const choice = await player.choose({ seat, view: view(g, seat), offers: offers(game, g, seat) }, random);
    apply(game, g, { seat, ...choice });
  }
  return { said, decisions, kinds, goesOn: false };
}

const minutesOf = ({ said, decisions }: Round, language: Language): number =>
  said.flatMap((each) => each[language].split(/\s+/)).length / WORDS_A_MINUTE + (decisions * SECONDS_A_DECISION) / 60;

describe.each(GAMES.map((entry) => ({ id: entry.id, entry })))('learning $id together', ({ entry }) => {
  const { min, max } = entry.seats;

  test(`the first round takes no longer than ${MOST_MINUTES} minutes, with any number of players; then the game goes on`, async () => {
    for (const seats of [min, max])
      for (const seed of [1, 2, 3]) {
        const round = await firstRound(entry, 'careful', seats, seed);
        expect(round.goesOn).toBe(true);
        const minutes = LANGUAGES.map((language) => minutesOf(round, language));
        expect(Math.max(...minutes), `${seats} players`).toBeLessThanOrEqual(MOST_MINUTES);
      }
  });

  test('every question that comes in a first round is explained, whatever is played and by whichever rules', async () => {
    const { presets } = await entry.game();
    for (const options of Object.values(presets))
      for (let seed = 1; seed <= 3; seed++) {
        const { kinds } = await firstRound(entry, 'random', seed % 2 === 0 ? min : max, seed, options);
        expect(kinds.size).toBeGreaterThan(1);
      }
  });

  test('what is said has room on the screen, and says what is asked in its first sentence', async () => {
    const together = (await entry.together?.()) as Together;
    const all = [...Object.values(together.questions), ...Object.values(together.moments ?? {})];
    for (const language of LANGUAGES)
      for (const { short, more } of all) {
        const whole = [short[language], more?.[language]].filter((each) => each !== undefined).join(' ');
        expect(whole.length, whole).toBeLessThanOrEqual(MOST_LETTERS);
      }
  });
});
