import { isPlan, type PlayCardId } from '../../content/cards.ts';
import { Icon } from './icon.tsx';
import { CARD_ICONS, type Person } from './icon-of.ts';
import { Logo } from './logos.tsx';
import { PEOPLE } from './people.ts';
import { Portrait } from './portrait.tsx';

const isPerson = (card: PlayCardId): card is Person => card in PEOPLE;

/** The picture of any card: a logo, a face, or an icon. */
export function CardArt({ card, size }: { card: PlayCardId; size: number | string }) {
  if (isPlan(card)) return <Logo plan={card} size={size} />;
  return isPerson(card) ? <Portrait person={card} size={size} /> : <Icon name={CARD_ICONS[card]} size={size} />;
}
