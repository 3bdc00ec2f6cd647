import { classes } from '@parlour/kit/classes.ts';
import { designOf } from '../../content/options.ts';
import type { Economicus } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { crisisIcon, EVENT_ICONS, OPTION_ICONS } from '../art/look.ts';
import { type Table, useTable } from '../table/context.tsx';
import { frameOf, handOf, questionOf } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import { Raise } from './auction/raise.tsx';
import { Odds } from './auction/start-ups.tsx';
import { OptionSlip } from './cards/slip.tsx';
import { ChoiceButton } from './choice-button.tsx';
import css from './desk.module.css';
import { Panel, Quick } from './panel.tsx';

const c = classes(css);
type ActionName = keyof Economicus['actions'] & string;

/** The answers that a question has beside its cards, the bolder first. */
const ANSWERS: Record<string, readonly ActionName[]> = {
  'halfSale.confirmation': ['confirmSale', 'cancelSale'],
  'crisis.bailout': ['pass'],
  'crisis.insurance': ['pass'],
  'crisis.rescue': ['payUpkeep', 'letBurn'],
  'auction.settlement': ['pay'],
  'interest.paying': ['payInterest'],
  'event.choice': ['takeMoney', 'drawCard'],
  'card.shield': ['pass'],
  'card.investigation': ['investigate', 'pass'],
  'card.verdict': ['pass'],
  'loss.insurance': ['pass'],
};

/** A question with few answers: what it is about, and the answers with what follows from each. */
export function AnswersPanel() {
  const table = useTable();
  const { view, label, seat } = table;
  const question = questionOf(view);
  const about = aboutOf(table);
  const answers = (ANSWERS[question] ?? []).filter((type) => table.offer(type).isOffered);
  const canReact = table.offer('react').isOffered;
  if (seat === null || !table.asked.includes(seat)) return null;
  return (
    <Panel icon={about.icon} title={about.title}>
      {about.text !== '' && <p className={c('effect')}>{about.text}</p>}
      {question === 'crisis.rescue' && <Odds />}
      {canReact && (
        <div className={c('list')}>
          {handOf(view, seat)
            .filter((card) => table.offer('react').allows({ card }))
            .map((card) => (
              <ChoiceButton key={card} type="react" fields={{ card }} look="main" isForetold>
                <Icon name={OPTION_ICONS[designOf(card)]} size="1.4em" />
                {table.words.optionCards[designOf(card)].name}
              </ChoiceButton>
            ))}
        </div>
      )}
      {answers.length > 0 && (
        <Quick>
          {answers.map((type, i) => (
            <ChoiceButton key={type} type={type} look={i === 0 && type !== 'pass' ? 'main' : 'plain'} isForetold />
          ))}
        </Quick>
      )}
      <Raise />
      {question === 'overflow.surplus' && (
        <div className={c('list')}>
          {handOf(view, seat).map((card) => (
            <button key={card} type="button" className={c('choice', 'slip')} onClick={() => select({ card })}>
              <OptionSlip card={card} />
            </button>
          ))}
        </div>
      )}
      {question === 'placement.choice' && (
        <Quick>
          <p>{label.desk.placeHint}</p>
        </Quick>
      )}
    </Panel>
  );
}

/** What the question is about: a card on the table, or the step itself. */
function aboutOf({ view, words, label }: Table): { icon: IconName; title: string; text: string } {
  const crisis = frameOf(view, 'crisis');
  const play = frameOf(view, 'card');
  const question = questionOf(view);
  if (question.startsWith('crisis.') && crisis?.card != null)
    return { icon: crisisIcon(crisis.card), ...titled(words.crisisCards[crisis.card]) };
  if (question.startsWith('card.') && play !== null)
    return { icon: OPTION_ICONS[designOf(play.card)], ...titled(words.optionCards[designOf(play.card)]) };
  if (question.startsWith('event.') && view.event !== null)
    return { icon: EVENT_ICONS[view.event], ...titled(words.eventCards[view.event]) };
  if (question.startsWith('placement')) return { icon: 'factory', title: label.desk.placement, text: '' };
  if (question.startsWith('interest')) return { icon: 'bank', title: label.desk.interest, text: '' };
  return { icon: 'newspaper', title: label.desk.decide, text: '' };
}

const titled = ({ name, effect }: { name: string; effect: string }) => ({ title: name, text: effect });
