import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../../art/icon.tsx';
import { crisisIcon, EVENT_ICONS, OPTION_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.tsx';
import { type FrameOf, holdingsOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { CompanyLine } from '../debts/company-line.tsx';
import desk from '../desk.module.css';
import { Foot, Panel } from '../panel.tsx';
import css from './slip.module.css';

const c = classes(css);
const d = classes(desk);

/** What I know before everybody else, and what I may sell at the full price because of it. */
export function InsiderPanel({ insider, seat }: { insider: FrameOf<'insider'>; seat: Seat }) {
  const { view, words, label } = useTable();
  const crisis = view.crisisDeck.secret.at(-1) ?? null;
  const event = view.eventDeck.secret.at(-1) ?? null;
  return (
    <Panel icon={OPTION_ICONS.OP39} title={words.optionCards.OP39.name}>
      {(crisis !== null || event !== null) && (
        <ul className={c('seen')} aria-label={label.insider.next}>
          {crisis !== null && (
            <li title={words.crisisCards[crisis].effect}>
              <Icon name={crisisIcon(crisis)} /> {label.insider.crisis(words.crisisCards[crisis].name)}
            </li>
          )}
          {event !== null && (
            <li title={words.eventCards[event].effect}>
              <Icon name={EVENT_ICONS[event]} /> {label.insider.event(words.eventCards[event].name)}
            </li>
          )}
        </ul>
      )}
      <p>{label.insider.hint(insider.left)}</p>
      <div className={d('list')}>
        {holdingsOf(view, seat).map(({ industry, condition, holding }) => (
          <ChoiceButton key={holding} type="sellInside" fields={{ company: holding }} look="slip" isForetold>
            <CompanyLine owner={seat} industry={industry} condition={condition} unpriced={label.insider.unpriced} />
          </ChoiceButton>
        ))}
      </div>
      <Foot>
        <ChoiceButton type="pass" />
      </Foot>
    </Panel>
  );
}
