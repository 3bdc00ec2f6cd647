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
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { manticore } from '../../index.ts';
import { manticoreText } from '../../text/index.ts';
import type { ManticoreText } from '../../text/types.ts';
import type { Manticore } from '../../types.ts';
import board from '../index.tsx';
import { idleUntil, SCENES } from './scenes.ts';
import './page.css';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;
const NAMES = ['Olena', 'Max', 'Rosa', 'Dmytro'];

/** The board with a shell of cardboard around it: enough to look at it and to click through a game. */
function Page({ text }: { text: ManticoreText }) {
  const [scene] = useState(() => (SCENES[query.get('scene') ?? 'crowd'] ?? SCENES['crowd'])?.());
  const [version, setVersion] = useState(0);
  const [staged, setStaged] = useState(scene?.staged ?? null);
  const [events, setEvents] = useState<BoardProps<Manticore>['events']>([]);
  const [note, setNote] = useState('');
  if (scene === undefined) throw new Error('no such scene');
  const { g, seat } = scene;
  const asked = waiting(manticore, g)?.seats ?? [];
  const found = asked.includes(seat) ? menu(manticore, g, seat) : { offers: [], refused: [] };
  const refused = found.refused as { type: string; because: Refusal }[];
  const options = { offers: untyped(found.offers), refused };
  const send = (choice: { type: string }) => {
    const applied = apply(manticore, g, { seat, ...choice });
    if ('refusal' in applied) return setNote(JSON.stringify(applied.refusal));
    setEvents(viewEvents(applied.events, seat));
    const stageFor = viewEvents(applied.events, seat).find((event) => board.isStaged?.(event));
    setStaged(stageFor ?? null);
    if (query.get('bots') !== 'no') idleUntil(g, (now) => waiting(manticore, now)?.seats.includes(seat) ?? true);
    setVersion(version + 1);
  };
  const offering = useOffers({ menu: options, version, send, refuse: (because) => setNote(JSON.stringify(because)) });
  const say = { seat: (each: Seat) => NAMES[each] ?? '', list: (items: readonly string[]) => listIn(language, items) };
  const seen = view(g, seat);
  const props: BoardProps<Manticore> = {
    view: seen,
    facts: manticore.facts(g, seat),
    seat,
    asked,
    sitters: g.seats.map((each) => ({
      name: NAMES[each] ?? '',
      bot: each === 0 ? null : 'careful',
      colour: MARKS[each]?.colour ?? '',
      symbol: MARKS[each]?.symbol ?? '',
    })),
    offers: asked.includes(seat) ? offers(manticore, g, seat) : [],
    offer: offering.handle,
    clear: offering.clear,
    preview: async (choice) => preview(manticore, view(g, seat), choice as Choice<Manticore>),
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
  return (
    <div className={`page ${board.className}`}>
      <ul className="seats">
        {g.seats.map((each) => (
          <li key={each} data-place={`seat-${each}`}>
            <SeatMark sitter={props.sitters[each] ?? { colour: '', symbol: '' }} /> {NAMES[each]}{' '}
            {board.seatFacts?.(props, each).map(({ value }) => ` ${value}`)}
          </li>
        ))}
      </ul>
      <div className="prompt">
        {questionWords(text, seen, say)}
        {['ready', 'endTurn', 'fight', 'cover', 'join', 'decline', 'keep', 'leaveLoot', 'refuse'].map(
          (type) =>
            offering.handle(type).isOffered && (
              <button key={type} type="button" onClick={() => offering.handle(type).pick({})}>
                {type}
              </button>
            ),
        )}
        <small>{note}</small>
      </div>
      <main className="board">
        <Board {...props} />
        {staged !== null && Stage !== undefined && (
          <div className="stage">
            <Stage {...props} event={staged} onDone={() => query.get('hold') === null && setStaged(null)} />
          </div>
        )}
      </main>
      <div className="hand">{Hand !== undefined && <Hand {...props} />}</div>
      {query.get('describe') !== null && <pre>{board.describe?.(props).join('\n')}</pre>}
    </div>
  );
}

document.documentElement.style.setProperty('--text-scale', query.get('size') ?? '1');
document.documentElement.style.colorScheme = query.get('theme') ?? 'light';
const text = await manticoreText[language]();
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page text={text} />);
