import { columns, wrapList } from '@parlour/kit/terminal/layout.ts';
import { isCompanyCard, isPlan, type PlayCardId } from '../content/cards.ts';
import { COMPANY_CARDS, DOMAINS } from '../content/company-cards.ts';
import { PLANS } from '../content/plans.ts';
import { type BoomScene, signed } from './types.ts';

/** Your own hand; with all cards open, every hand. */
export function hand(scene: BoomScene, size: 'whole' | 'small'): string[] {
  const { view, labels, style, width } = scene;
  const rule = size === 'small' ? [] : [style.dim('─'.repeat(width))];
  if (view.viewer !== null)
    return [...rule, ...cardsOf(scene, labels.hand, view.players[view.viewer].hand.secret, size)];
  const open = view.seats.flatMap((seat) => {
    const cards = view.players[seat].hand.secret;
    return cards.every((card) => card === null)
      ? []
      : cardsOf(scene, style.seat(seat)(view.players[seat].firm), cards, 'small');
  });
  return open.length > 0 ? [...rule, ...open] : [];
}

function cardsOf(
  scene: BoomScene,
  title: string,
  hidden: readonly (PlayCardId | null)[],
  size: 'whole' | 'small',
): string[] {
  const { style, labels, text, width } = scene;
  const cards = hidden.filter((card) => card !== null);
  if (cards.length === 0) return [`${title}: ${labels.emptyHand}`];
  if (size === 'whole' && width >= 100) {
    const rows = cards.map((card) => [` ${text.cards[card].name}`, style.dim(kindOf(scene, card))]);
    return [style.bold(title), ...columns(rows, [], 3)];
  }
  const listed = cards.map((card) => {
    const more = size === 'whole' ? `(${kindOf(scene, card)})` : burnOf(card);
    return `${text.cards[card].name} ${style.dim(more)}`.trimEnd();
  });
  return wrapList(listed, width, '  ', `${style.bold(title)}: `);
}

/** The burn figure of a card; a Discard has none. */
const burnOf = (card: PlayCardId): string =>
  isPlan(card) ? String(PLANS[card].burn) : isCompanyCard(card) ? signed(COMPANY_CARDS[card].burn) : '';

/** What a card is, in a few words: its kind, its industry, its burn. */
export function kindOf({ text, labels }: BoomScene, card: PlayCardId): string {
  if (isPlan(card)) {
    const { industry, burn } = PLANS[card];
    return `${labels.plan}, ${text.industries[industry]}, ${labels.burnOf(String(burn))}`;
  }
  if (!isCompanyCard(card)) return labels.discard;
  const { kind, burn } = COMPANY_CARDS[card];
  const domain = DOMAINS[card];
  return `${text.kinds[kind]}${domain === null ? '' : `, ${text.industries[domain]}`}, ${labels.burnOf(signed(burn))}`;
}
