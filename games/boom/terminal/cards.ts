import { wrap } from '@parlour/kit/terminal/layout.ts';
import { isDiscard, PLAY_CARD_IDS, type PlayCardId } from '../content/cards.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import { kindOf } from './hand.ts';
import type { BoomScene } from './types.ts';

type CardId = PlayCardId | EventId;
const CARD_IDS: readonly CardId[] = [...PLAY_CARD_IDS, ...(Object.keys(EVENTS) as EventId[])];
const isEvent = (card: CardId): card is EventId => card in EVENTS;

/** Cards by id or by part of their name, enlarged: what each is, what it does, and its joke. */
export function explainCard(scene: BoomScene, query: string | null): string[] {
  return cardsMeant(scene, query).flatMap((card) => enlarged(scene, card));
}

function cardsMeant({ view, text }: BoomScene, query: string | null): CardId[] {
  if (query === null)
    return view.viewer === null ? [] : view.players[view.viewer].hand.secret.filter((card) => card !== null);
  const wanted = query.toLowerCase();
  const exact = CARD_IDS.filter(
    (card) => card.toLowerCase() === wanted || text.cards[card].name.toLowerCase() === wanted,
  );
  return exact.length > 0 ? exact : CARD_IDS.filter((card) => text.cards[card].name.toLowerCase().includes(wanted));
}

function enlarged(scene: BoomScene, card: CardId): string[] {
  const { text, style, labels, width } = scene;
  const { name, flavour } = text.cards[card];
  const kind = isEvent(card) ? labels.eventCard : kindOf(scene, card);
  const effect = isEvent(card) || isDiscard(card) ? text.effects[card] : null;
  const inset = (line: string): string => `  ${line}`;
  return [
    `${style.bold(name)}  ${style.dim(`${card} · ${kind}`)}`,
    ...(effect === null ? [] : wrap(effect, width - 2).map(inset)),
    ...wrap(flavour, width - 2).map((line) => style.dim(inset(line))),
  ];
}
