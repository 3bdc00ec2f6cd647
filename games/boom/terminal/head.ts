import { columnsOf, cut, wrap } from '@parlour/kit/terminal/layout.ts';
import { EVENTS } from '../content/events.ts';
import { TRACK_BURN } from '../content/table.ts';
import type { BoomScene } from './types.ts';

/** Round, order of play and crash clock; the Limit track; the Event. */
export function head(scene: BoomScene, size: 'whole' | 'small'): string[] {
  const { view, text, style, width, labels } = scene;
  const piles = style.dim(labels.piles(view.playDeck.secret.length, view.discardPile.length));
  const lines = [
    ends(`${style.bold(text.name)}  ${labels.round(view.round)}   ${order(scene)}`, crashClock(scene), width),
    ends(track(scene), style.dim(labels.limitMeans(view.limit, scene.facts.trackBurn)), width),
    ends(event(scene), piles, width),
  ];
  if (size === 'whole' && view.gone.length > 0) lines.push(...wrap(style.dim(gone(scene)), width, '  '));
  return size === 'small' ? lines : [...lines, style.dim('─'.repeat(width))];
}

/** One text at the left edge and one at the right; the right one gives way. */
const ends = (left: string, right: string, width: number): string => {
  const gap = width - columnsOf(left) - columnsOf(right);
  return gap < 2 ? left : left + ' '.repeat(gap) + right;
};

function order({ view, style }: BoomScene): string {
  const now = view.order[view.spent.length];
  return view.order
    .map((seat) => {
      const firm = style.seat(seat)(view.players[seat].firm);
      if (view.spent.includes(seat)) return style.dim(`✓${view.players[seat].firm}`);
      return seat === now ? `▸${style.bold(firm)}` : ` ${firm}`;
    })
    .join(' ');
}

function crashClock({ facts, labels, style }: BoomScene): string {
  const { crash, noCrash, oneIn } = labels;
  return facts.crashOneIn === null
    ? style.dim(`${crash}: ${noCrash}`)
    : style.red(`${crash}: ${style.bold(oneIn(facts.crashOneIn))}`);
}

function track({ view, labels, style }: BoomScene): string {
  const boxes = [6, 5, 4, 3, 2, 1].map((limit) => {
    const box = `${limit} +${TRACK_BURN[limit] ?? 0}`;
    if (limit === view.limit) return style.bold(style.yellow(`[${box}]`));
    return limit > view.limit ? style.dim(` ${box} `) : ` ${box} `;
  });
  return `${labels.limit} ${boxes.join('')}`;
}

function event({ view, text, labels, style, width }: BoomScene): string {
  const { activeEvent } = view;
  if (activeEvent === null) return `${labels.event}: ${labels.noEvent}`;
  const { hot } = EVENTS[activeEvent];
  const meaning = hot === null ? text.effects[activeEvent] : labels.hot(text.industries[hot]);
  const line = `${labels.event}: ${text.cards[activeEvent].name} · ${meaning}`;
  return hot === null ? cut(line, width) : line.replace(meaning, style.yellow(meaning));
}

function gone({ view, text, labels }: BoomScene): string {
  const left = view.gone.map((each) => {
    const how = each.how === 'public' ? `${labels.wentPublic} $${each.raised}m` : labels.wentBust;
    return `${text.cards[each.plan].name} (${how})`;
  });
  return labels.gone(left.join(', '));
}
