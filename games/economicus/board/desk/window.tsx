import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { CONDITIONS, holdingOf } from '../../content/holdings.ts';
import type { Industry } from '../../content/industries.ts';
import { SOFT_WINDOWS } from '../../content/windows.ts';
import { CompanyToken } from '../art/tokens.tsx';
import { useTable } from '../table/context.tsx';
import { countIn, type FrameOf, handOf, nameOf } from '../table/reading.ts';
import { openTab, select } from '../table/selection.ts';
import { Raise, Repay } from './auction/raise.tsx';
import { OptionSlip } from './cards/slip.tsx';
import { ChoiceButton } from './choice-button.tsx';
import desk from './desk.module.css';
import { Orders } from './orders.tsx';
import { Panel, Quick } from './panel.tsx';
import css from './window.module.css';

const c = classes(css);
const d = classes(desk);

/** A free window: what may be done in it, for whom it stays open, and where I want to be asked at all. */
export function WindowPanel({ window }: { window: FrameOf<'window'> }) {
  const table = useTable();
  const { view, words, label, seat, asked, sitters, offer } = table;
  const isAsked = seat !== null && asked.includes(seat);
  const active = view.turn.industry;
  return (
    <Panel icon="hourglass" title={words.windows[window.window]}>
      <p className={c('waits')}>
        {label.window.waits}
        {asked.map((each) => {
          const sitter = sitters[each];
          return (
            sitter !== undefined && (
              <span key={each} title={nameOf(table, each)}>
                <SeatMark sitter={sitter} size={20} />
              </span>
            )
          );
        })}
      </p>
      {isAsked && window.window === 'FW4' && active !== null && <Sales industry={active} />}
      {isAsked && <Ways />}
      {offer('stopAt').isOffered && (
        <>
          <Orders />
          <Stops />
        </>
      )}
    </Panel>
  );
}

/** Phase 4: my companies in the active industry at the full price. */
function Sales({ industry }: { industry: Industry }) {
  const { view, facts, label, seat, sitters } = useTable();
  if (seat === null) return null;
  const mine = CONDITIONS.filter((condition) => countIn(view, seat, industry, condition) > 0);
  if (mine.length === 0)
    return (
      <Quick>
        <p className={d('quiet')}>{label.window.nothingHere}</p>
      </Quick>
    );
  return (
    <>
      <Quick>
        {mine.map((condition) => (
          <ChoiceButton
            key={condition}
            type="sell"
            fields={{ company: holdingOf(industry, condition) }}
            look="main"
            isForetold
          >
            <CompanyToken owner={sitters[seat] ?? { colour: '', symbol: '' }} condition={condition} size="1.7em" />
            {label.window.sell(facts.now?.price ?? 0, condition)}
          </ChoiceButton>
        ))}
      </Quick>
      <p className={d('quiet')}>{label.window.sellBars}</p>
    </>
  );
}

/** What else is possible in a window. */
function Ways() {
  const { label, offer } = useTable();
  return (
    <>
      <Raise />
      <Repay />
      {offer('playCard').isOffered && <Playable />}
      {offer('proposeDeal').isOffered && (
        <button type="button" className={d('choice', 'plain')} onClick={() => openTab('deal')}>
          {label.deal.propose}
        </button>
      )}
    </>
  );
}

/** The cards of my hand that may be played now, with what each costs and does; touching one lays it on the desk. */
function Playable() {
  const { view, label, seat, offer, clear } = useTable();
  if (seat === null) return null;
  const cards = handOf(view, seat).filter((card) => offer('playCard').allows({ card }));
  if (cards.length === 0) return null;
  return (
    <fieldset className={d('list', 'playable')}>
      <legend className={d('quiet')}>{label.window.playCard}</legend>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={d('choice', 'slip')}
          data-place={`playable-${card}`}
          onClick={() => {
            clear();
            select({ card, industry: null });
          }}
        >
          <OptionSlip card={card} />
        </button>
      ))}
    </fieldset>
  );
}

/** Where the game stops for me: nobody clicks through twenty windows, and nobody loses the chance to act. */
export function Stops() {
  const { view, words, label, seat, offer } = useTable();
  if (seat === null) return null;
  const { stopsAt, isHolding } = view.players[seat];
  const stops = stopsAt.secret ?? [];
  return (
    <fieldset className={c('stops')}>
      <legend>{label.window.stops}</legend>
      {SOFT_WINDOWS.map((window) => {
        const isOn = stops.includes(window);
        const windows = SOFT_WINDOWS.filter((each) => (each === window ? !isOn : stops.includes(each)));
        return (
          <button
            key={window}
            type="button"
            role="switch"
            aria-checked={isOn}
            className={c('stop')}
            onClick={() => offer('stopAt').pick({ windows })}
          >
            {words.windows[window]}
          </button>
        );
      })}
      <button
        type="button"
        role="switch"
        aria-checked={isHolding.secret === true}
        className={c('stop', 'hold')}
        onClick={() => offer('hold').pick({})}
      >
        {label.window.hold}
      </button>
      <small>{label.window.stopsNote}</small>
    </fieldset>
  );
}
