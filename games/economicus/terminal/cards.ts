import { wrap } from '@parlour/kit/terminal/layout.ts';
import { CRISIS_CARDS } from '../content/crisis-cards.ts';
import { EVENT_IDS } from '../content/events.ts';
import { designOf, OPTION_IDS, OPTIONS } from '../content/options.ts';
import type { EconomicusScene } from './types.ts';

/** The designs in the viewer's hand. */
export function handOf({ view }: EconomicusScene) {
  const own = view.viewer === null ? [] : view.players[view.viewer].hand.secret;
  return own.filter((card) => card !== null).map(designOf);
}

/** Cards by id or by part of their name, those in hand and the year's event if none is named: when, what, and its joke. */
export function explainCard(scene: EconomicusScene, query: string | null): string[] {
  const { text, view, style, width } = scene;
  const wanted = query?.toLowerCase();
  const isMeant = (id: string, name: string, isHere: boolean): boolean =>
    wanted === undefined ? isHere : id.toLowerCase() === wanted || name.toLowerCase().includes(wanted);
  const hand: string[] = handOf(scene);
  const shown = [
    ...OPTION_IDS.map((id) => ({
      id,
      when: OPTIONS[id].timing.map((timing) => text.timings[timing]).join(' · '),
      isHere: hand.includes(id),
      ...text.optionCards[id],
    })),
    ...EVENT_IDS.map((id) => ({ id, when: '', isHere: view.event === id, ...text.eventCards[id] })),
    ...CRISIS_CARDS.map((id) => ({ id, when: '', isHere: false, ...text.crisisCards[id] })),
  ].filter(({ id, name, isHere }) => isMeant(id, name, isHere));
  return shown.flatMap(({ id, name, when, effect, flavour }) => [
    `${style.bold(name)}  ${style.dim([id, when].filter((part) => part !== '').join(' · '))}`,
    ...wrap(effect, width - 2).map((line) => `  ${line}`),
    ...wrap(flavour, width - 2).map((line) => style.dim(`  ${line}`)),
  ]);
}
