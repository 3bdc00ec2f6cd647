import '@fontsource-variable/golos-text';
import {
  apply,
  type Choice,
  type Event,
  factsFor,
  type Game,
  type GameText,
  type GameTypes,
  type Language,
  offers,
  preview,
  questionWords,
  type Refusal,
  type Seat,
  type State,
  type View,
  view,
  viewEvents,
  waiting,
  why,
} from '@parlour/kernel';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BoardModule, BoardProps } from '../board.ts';
import { useOffers } from '../offers/index.ts';
import { SeatMark } from '../seats/index.ts';
import { menuOf, NAMES, sayIn, sittersOf } from './board-props.ts';
import { sceneIn } from './scenes.ts';
import './board-alone.css';

type Scene<G extends GameTypes> = { g: State<G>; seat: Seat; staged?: View<Event<G>> };

type Alone<G extends GameTypes> = {
  game: Game<G>;
  board: BoardModule<G>;
  texts: Record<Language, () => Promise<GameText<G>>>;
  /** The first one is shown unless the address asks for another. */
  scenes: Record<string, () => Scene<G>>;
  /** Lets the others play until something is asked of the seat again. */
  playOn(g: State<G>, isReached: (g: State<G>) => boolean): void;
  Cover: ComponentType;
};

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;

/**
 * The board of a game with a shell of cardboard around it: enough to look at it and to click through a game. The address says what is shown:
 * `?scene=…&lang=ru&theme=dark&scale=1.3&pace=0&bots=no&eyes=none&hold&describe`, or `?scene=cover`.
 */
export async function showBoard<G extends GameTypes>(alone: Alone<G>): Promise<void> {
  const { documentElement: html } = document;
  html.lang = language;
  html.style.colorScheme = query.get('theme') ?? 'light';
  html.style.setProperty('--text-scale', query.get('scale') ?? '1');
  const { texts, Cover } = alone;
  const text = await texts[language]();
  createRoot(document.getElementById('root') as HTMLElement).render(
    query.get('scene') === 'cover' ? (
      <div className="cover">
        <Cover />
      </div>
    ) : (
      <Page alone={alone} text={text} />
    ),
  );
}

function Page<G extends GameTypes>({ alone, text }: { alone: Alone<G>; text: GameText<G> }) {
  const { game, board, playOn } = alone;
  const [{ g, seat, staged: first }] = useState(() => sceneOf(alone));
  const [version, setVersion] = useState(0);
  const [staged, setStaged] = useState<BoardProps<G>['events']>(first === undefined ? [] : [first]);
  const [events, setEvents] = useState<BoardProps<G>['events']>([]);
  const [note, setNote] = useState('');
  const asked = waiting(game, g)?.seats ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is changed in place, a version at a time
  const options = useMemo(() => menuOf(game, g, seat), [version]);
  const send = (choice: { type: string }) => {
    const applied = apply(game, g, { seat, ...choice });
    if ('refusal' in applied) return setNote(JSON.stringify(applied.refusal));
    const seen = viewEvents(applied.events, seat);
    setEvents(seen);
    setStaged(seen.filter((event) => board.isStaged?.(event)));
    if (query.get('bots') !== 'no') playOn(g, (now) => waiting(game, now)?.seats.includes(seat) ?? true);
    setVersion(version + 1);
  };
  const offering = useOffers({
    menu: options,
    version,
    send,
    refuse: (because) => setNote(JSON.stringify(because)),
    why: useCallback(async (choice: { type: string }) => why(game, g, seat, choice) as Refusal | null, [game, g, seat]),
  });
  const props: BoardProps<G> = {
    view: view(g, seat),
    facts: factsFor(game, g, seat),
    seat: query.get('eyes') === 'none' ? null : seat,
    asked,
    sitters: sittersOf(g.seats),
    offers: asked.includes(seat) ? offers(game, g, seat) : [],
    offer: offering.handle,
    clear: offering.clear,
    preview: async (choice) => preview(game, view(g, seat), choice as Choice<G>),
    past: async () => [],
    explain: (refusal) => setNote(JSON.stringify(refusal)),
    showRule: setNote,
    events,
    text,
    language,
    say: sayIn(language),
    pace: Number(query.get('pace') ?? 1),
  };
  const plain = new Set(options.offers.flatMap(({ type, fields }) => (Object.keys(fields).length === 0 ? [type] : [])));
  const { Board, Hand, Stage } = board;
  const [described, setDescribed] = useState<((props: BoardProps<G>) => string[]) | null>(null);
  useEffect(() => void board.describe?.().then((described) => setDescribed(() => described)), [board]);
  const [moment] = staged;
  return (
    <div className={`page ${board.className ?? ''}`}>
      <ul className="seats">
        {g.seats.map((each) => (
          <li key={each} data-part={`seat-${each}`}>
            <SeatMark sitter={props.sitters[each] ?? { colour: '', symbol: '' }} /> {NAMES[each]}{' '}
            {board.seatFacts?.(props, each).map(({ value }) => ` ${value}`)}
          </li>
        ))}
      </ul>
      <div className="prompt">
        {questionWords(text, props.view, props.say)}
        {[...plain].map((type) => (
          <button key={type} type="button" data-action={type} onClick={() => offering.handle(type).pick({})}>
            {type}
          </button>
        ))}
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
      {query.get('describe') !== null && <pre>{described?.(props).join('\n')}</pre>}
    </div>
  );
}

const sceneOf = <G extends GameTypes>({ scenes }: Alone<G>): Scene<G> =>
  sceneIn(scenes)(query.get('scene') ?? Object.keys(scenes)[0] ?? '');
