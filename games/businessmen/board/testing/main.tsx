import '@fontsource-variable/golos-text';
import {
  apply,
  type Choice,
  type Language,
  listIn,
  menu,
  offers,
  preview,
  questionWords,
  type Refusal,
  type Seat,
  view,
  viewEvents,
  waiting,
} from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { untyped, useOffers } from '@parlour/kit/offers/index.ts';
import { MARKS, SeatMark } from '@parlour/kit/seats/index.ts';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { businessmen } from '../../index.ts';
import { businessmenText } from '../../text/index.ts';
import type { BusinessmenText } from '../../text/types.ts';
import type { Businessmen } from '../../types.ts';
import { Cover } from '../cover.tsx';
import board from '../index.tsx';
import { playUntil, SCENES } from './scenes.ts';
import './page.css';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;
const NAMES = ['Olena', 'Nazar', 'Marta', 'Anton'];
type Events = BoardProps<Businessmen>['events'];

/** The board with a shell of cardboard around it: enough to look at it and to click through a game. */
function Page({ text }: { text: BusinessmenText }) {
  const [scene] = useState(() => (SCENES[query.get('scene') ?? 'buying'] ?? SCENES['buying'])?.());
  const [version, setVersion] = useState(0);
  const [staged, setStaged] = useState<Events>(scene?.staged === undefined ? [] : [scene.staged]);
  const [events, setEvents] = useState<Events>([]);
  const [note, setNote] = useState('');
  if (scene === undefined) throw new Error('no such scene');
  const { g, seat } = scene;
  const asked = waiting(businessmen, g)?.seats ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is changed in place, a version at a time
  const options = useMemo(() => {
    const found = asked.includes(seat) ? menu(businessmen, g, seat) : { offers: [], refused: [] };
    return { offers: untyped(found.offers), refused: found.refused as { type: string; because: Refusal }[] };
  }, [version]);
  const send = (choice: { type: string }) => {
    const applied = apply(businessmen, g, { seat, ...choice });
    if ('refusal' in applied) return setNote(JSON.stringify(applied.refusal));
    setEvents(viewEvents(applied.events, seat));
    setStaged(viewEvents(applied.events, seat).filter((event) => board.isStaged?.(event)));
    if (query.get('bots') !== 'no') playUntil(g, (now) => waiting(businessmen, now)?.seats.includes(seat) ?? true);
    setVersion(version + 1);
  };
  const offering = useOffers({ menu: options, version, send, refuse: (because) => setNote(JSON.stringify(because)) });
  const say = { seat: (each: Seat) => NAMES[each] ?? '', list: (items: readonly string[]) => listIn(language, items) };
  const seen = view(g, seat);
  const props: BoardProps<Businessmen> = {
    view: seen,
    facts: businessmen.facts(g, seat),
    seat: query.get('eyes') === 'none' ? null : seat,
    asked,
    sitters: g.seats.map((each) => ({
      name: NAMES[each] ?? '',
      bot: each === 0 ? null : 'careful',
      colour: MARKS[each]?.colour ?? '',
      symbol: MARKS[each]?.symbol ?? '',
    })),
    offers: asked.includes(seat) ? offers(businessmen, g, seat) : [],
    offer: offering.handle,
    clear: offering.clear,
    preview: async (choice) => preview(businessmen, view(g, seat), choice as Choice<Businessmen>),
    past: async () => [],
    explain: (refusal) => setNote(JSON.stringify(refusal)),
    showRule: setNote,
    events,
    text,
    language,
    say,
    pace: Number(query.get('pace') ?? 1),
  };
  const { Board, Hand, Stage } = board;
  const moment = staged[0];
  return (
    <div className={`page ${board.className}`}>
      <ul className="seats">
        {g.seats.map((each) => (
          <li key={each} data-part={`seat-${each}`}>
            <SeatMark sitter={props.sitters[each] ?? { colour: '', symbol: '' }} /> {NAMES[each]}{' '}
            {board.seatFacts?.(props, each).map(({ value }) => ` ${value}`)}
          </li>
        ))}
      </ul>
      <div className="prompt">
        {questionWords(text, seen, say)}
        {['skipRound', 'playRound', 'turnCards', 'pass', 'spinPrices', 'spinMisfortune', 'finish'].map(
          (type) =>
            offering.handle(type).isOffered && (
              <button key={type} type="button" data-action={type} onClick={() => offering.handle(type).pick({})}>
                {type}
              </button>
            ),
        )}
        <small>{note}</small>
      </div>
      <main className="board" id="board">
        <div className="face">
          <Board {...props} />
        </div>
        {moment !== undefined && Stage !== undefined && (
          <div className="stage">
            <Stage
              key={staged.length}
              {...props}
              event={moment}
              onDone={() => query.get('hold') === null && setStaged((now) => now.slice(1))}
            />
          </div>
        )}
      </main>
      <div className="hand">{Hand !== undefined && props.seat !== null && <Hand {...props} />}</div>
      {query.get('describe') !== null && <pre>{board.describe?.(props).join('\n')}</pre>}
    </div>
  );
}

document.documentElement.style.colorScheme = query.get('theme') ?? 'light';
document.documentElement.style.setProperty('--text-scale', query.get('scale') ?? '1');
const text = await businessmenText[language]();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    query.get('scene') === 'cover' ? (
      <div style={{ width: 480, height: 640 }}>
        <Cover />
      </div>
    ) : (
      <Page text={text} />
    ),
  );
