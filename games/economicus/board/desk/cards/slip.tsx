import { classes } from '@parlour/kit/classes.ts';
import { type CrisisCard, isForecast } from '../../../content/crisis-cards.ts';
import { designOf, type OptionCard, optionOf } from '../../../content/options.ts';
import { Icon } from '../../art/icon.tsx';
import type { IconName } from '../../art/icons.ts';
import { crisisIcon, OPTION_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.tsx';
import css from './slip.module.css';

const c = classes(css);

/** A card as it lies on the desk: its picture, its headline and what it does, small enough to lie beside others. */
function Slip({ icon, name, effect, tone, cost }: SlipProps) {
  return (
    <span className={c('slip')}>
      <span className={c('picture', tone)}>
        <Icon name={icon} />
      </span>
      <span className={c('words')}>
        <b>
          {name} {cost != null && <i>{cost}</i>}
        </b>
        <small>{effect}</small>
      </span>
    </span>
  );
}
type SlipProps = { icon: IconName; name: string; effect: string; tone: Tone; cost?: string | null };
type Tone = 'option' | 'crime' | 'forecast' | 'storm';

export function OptionSlip({ card }: { card: OptionCard }) {
  const { words, label } = useTable();
  const design = designOf(card);
  const { difficulty, cost } = optionOf(card);
  const marks = [
    cost === undefined ? '' : label.signed(-cost),
    difficulty === undefined ? '' : label.card.above(difficulty),
  ];
  return (
    <Slip
      icon={OPTION_ICONS[design]}
      {...words.optionCards[design]}
      tone={difficulty === undefined ? 'option' : 'crime'}
      cost={marks.filter((mark) => mark !== '').join(' · ') || null}
    />
  );
}

export function CrisisSlip({ card }: { card: CrisisCard }) {
  const { words } = useTable();
  return <Slip icon={crisisIcon(card)} {...words.crisisCards[card]} tone={isForecast(card) ? 'forecast' : 'storm'} />;
}
