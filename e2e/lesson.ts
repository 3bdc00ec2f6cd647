import { type GameEntry, lessonOf } from '@parlour/games';
import type { Language } from '@parlour/kernel';
import type { TutorialStep } from '@parlour/kit';
import type { Page } from 'playwright-core';
import { atRest } from './at-rest.ts';
import { choose } from './choose.ts';
import { followed } from './follow.ts';
import { isSending } from './person.ts';
import { auditPhone, coveredBy, PICTURES } from './phone-audit.ts';

/** A learner who does what the guide says, by pointer alone, and notes down what was in the way. */

const SAYS = '[data-part=guide-says]';
/** So many touches a step may need; a price is set by one touch for each million. */
const TOUCHES = 12;

type Spot = { target: string; x: number; y: number; isMet: boolean; met: string };

const targetsOf = ({ highlight = [] }: TutorialStep): readonly string[] =>
  typeof highlight === 'string' ? [highlight] : highlight;

/** Where the middle of each of a step's targets is that is drawn, in their order, and whether that is what a click there would meet. */
const spotsOf = (page: Page, targets: readonly string[]): Promise<Spot[]> =>
  page.evaluate((names) => {
    const find = (target: string) => {
      const name = CSS.escape(target);
      const named = [...document.querySelectorAll(`[data-part="${name}"], [data-place="${name}"]`)];
      const isPlain = /^[\w-]+$/.test(target);
      const found = named.length > 0 || isPlain ? named : [...document.querySelectorAll(target)];
      return found.find((element) => element.getBoundingClientRect().width > 0);
    };
    return names.flatMap((target) => {
      const element = find(target);
      if (element === undefined) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      const name = met === null ? 'nothing' : `${met.tagName.toLowerCase()}.${met.getAttribute('class') ?? ''}`;
      // A map of hexagons takes the clicks for its cells, by geometry; not those on something of its own that lies there.
      const map = element.closest('[role=application]');
      const own = met?.closest('button, a, [data-place]') ?? map;
      const isByMap = map?.contains(met) === true && (own === map || own?.contains(map) || own?.contains(element));
      return [{ target, x, y, isMet: element.contains(met) || isByMap === true, met: name }];
    });
  }, targets);

/** The one that is pointed at: of those that are there, the last. */
const spotOf = async (page: Page, targets: readonly string[]): Promise<Spot | null> =>
  (await spotsOf(page, targets)).at(-1) ?? null;

/** Waits until the target can be met: a tab may have to open first, a list to scroll. */
async function met(page: Page, targets: readonly string[]): Promise<Spot | null> {
  let spot = await spotOf(page, targets);
  for (let n = 0; n < 30 && spot?.isMet !== true; n++) {
    await atRest(page);
    spot = await spotOf(page, targets);
  }
  // What moves is clicked where it comes to rest.
  await atRest(page);
  return spotOf(page, targets);
}

async function press(page: Page, selector: string): Promise<string | null> {
  const spot = await met(page, [selector]);
  if (spot === null) return `${selector} is not there`;
  await page.mouse.click(spot.x, spot.y);
  return spot.isMet ? null : `${selector} is under ${spot.met}`;
}

/** What was in the way, how much there was to meet, and what steps point at that was never drawn at this size. */
type Followed = { faults: string[]; steps: number; pointedAt: number; undrawn: string[] };

type How = { until?: number; language?: Language };

/** Plays a lesson, whole or up to a step; what could not be seen or touched is told. */
export async function playLesson(
  page: Page,
  entry: GameEntry,
  lesson: number,
  { until = Number.POSITIVE_INFINITY, language = 'en' }: How = {},
): Promise<Followed> {
  const tutorial = await lessonOf(entry, lesson)?.();
  if (tutorial === undefined) throw new Error(`${entry.id} has no lesson ${lesson}`);
  const choices = await followed(entry, lesson);
  const faults: string[] = [];
  const undrawn: string[] = [];
  let pointedAt = 0;
  const told = () => ({ faults, steps: tutorial.steps.length, pointedAt, undrawn });
  await page.goto(`/learn/${entry.id}${lesson === 1 ? '' : `/${lesson}`}`);
  for (const [at, step] of tutorial.steps.entries()) {
    if (at >= until) return told();
    const says = step.say[language];
    const say = says.slice(0, 40);
    const fault = (what: string) => faults.push(`step ${at + 1} (${say}): ${what}`);
    await page.waitForSelector(`${SAYS} >> text=${says.replaceAll(/\s+/g, ' ').slice(0, 25)}`);
    const targets = targetsOf(step);
    const drawn = new Set<string>();
    const isDrawn = ({ target }: Spot) => drawn.add(target);
    const first = targets.length === 0 ? null : await met(page, targets);
    if (targets.length > 0 && first === null) fault(`${targets.at(0)} is not there`);
    if (first?.isMet === true) pointedAt += 1;
    // What is only looked at is all seen. Where it takes several touches, what opens the rest may lie under it, once it is open.
    const spots = await spotsOf(page, targets);
    spots.forEach(isDrawn);
    const shown = step.expect === undefined || spots.length === 1 ? spots : spots.slice(1);
    for (const spot of shown) if (!spot.isMet) fault(`${spot.target} is under ${spot.met}`);
    const leave = () =>
      undrawn.push(...targets.filter((target) => !drawn.has(target)).map((target) => `${at + 1}: ${target}`));
    for (const covered of await coveredBy(page, '[data-part=guide]')) fault(`the guide lies on ${covered}`);
    if (step.expect !== undefined && first !== null)
      for (const small of await smallOnPhone(page, entry.id, first)) fault(small);
    if (step.expect === undefined) {
      const trouble = await press(page, '[data-part=guide-next]');
      if (trouble !== null) fault(trouble);
      leave();
      continue;
    }
    const choice = choices.shift();
    if (choice === undefined) throw new Error(`the guide wants something else: ${say}`);
    // What the words end with may be a plain button of the prompt, while they point at what they speak of.
    const plain = `[data-part=prompt] [data-action=${choice.type}]`;
    const touched = targets.length > 1 || (await page.locator(plain).count()) === 0 ? targets : [plain];
    if (!(await touch(page, touched, says, fault, isDrawn))) {
      fault('what is asked for is not reached by touching what is pointed at');
      await page.keyboard.press('Escape');
      await choose(page, choice);
    }
    await confirm(page);
    leave();
  }
  const trouble = await press(page, '[data-part=guide-finish]');
  if (trouble !== null) faults.push(trouble);
  await page.waitForURL(/\/table\//);
  return told();
}

/** Where a step asks for something on the board of an upright phone, that has half of the height at least. */
async function smallOnPhone(page: Page, game: string, { x, y }: Spot): Promise<readonly string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width > height) return [];
  const picture = PICTURES[game] ?? '#board';
  const isOnBoard = await page.evaluate(
    (spot) => document.elementFromPoint(spot.x, spot.y)?.closest(spot.picture) != null,
    { x, y, picture },
  );
  if (!isOnBoard) return [];
  // A sheet that was in the way of the last step may still be on its way down.
  await atRest(page);
  return (await auditPhone(page, picture)).board;
}

/** Touches what is pointed at until the step is done. */
async function touch(
  page: Page,
  targets: readonly string[],
  said: string,
  fault: (what: string) => void,
  onSpot: (spot: Spot) => void,
): Promise<boolean> {
  const says = page.locator(SAYS);
  // Set for reading, a sentence has spaces that do not break.
  const isDone = async () =>
    (await says.count()) === 0 || !(await says.innerText()).replaceAll(/\s/g, ' ').startsWith(said.slice(0, 12));
  let before = '';
  let same = 0;
  for (let touches = 0; touches < TOUCHES && same < 4; touches++) {
    const spot = await met(page, targets);
    if (spot === null) return false;
    // A touch may have drawn the next thing to touch.
    for (const each of await spotsOf(page, targets)) onSpot(each);
    if (!spot.isMet) {
      fault(`${spot.target} is asked for and lies under ${spot.met}`);
      return false;
    }
    await page.mouse.click(spot.x, spot.y);
    same = spot.target === before ? same + 1 : 0;
    before = spot.target;
    // A touch that led to nothing is noticed by its silence; not while an answer is still on its way.
    for (let n = 0; n < 12 || (await isSending(page)); n++) {
      await page.waitForTimeout(40);
      await confirm(page);
      if (await isDone()) return true;
    }
    await atRest(page);
    if (await isDone()) return true;
  }
  return false;
}

async function confirm(page: Page): Promise<void> {
  if ((await page.locator('[data-part=confirm]').count()) > 0) await page.click('[data-part=confirm]');
}
