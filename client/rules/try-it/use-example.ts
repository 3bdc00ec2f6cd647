import type { Event, GameTypes, Match, Refusal, Rules, View } from '@parlour/kernel';
import type { Example } from '@parlour/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rulesForNew, rulesOf } from '../../storage/bundles.ts';
import { type Happened, lay, play, type Session } from './session.ts';

type AnyEvent = View<Event<GameTypes>>;

/** What is shown of an example: a position with what led to it; `staged` is an event that is being told before it. */
export type Shown = {
  rules: Rules;
  match: Match<GameTypes>;
  events: readonly AnyEvent[];
  staged: AnyEvent | null;
  /** Whether others are still answering. */
  isBusy: boolean;
  isDone: boolean;
};

type Trial = {
  shown: Shown | null;
  act(choice: { type: string }): Refusal | null;
  stageDone(): void;
  again(): void;
};

/** How long a move of another is looked at, at normal pace. */
const LOOK = 900;

/** Lays an example with the newest rules and plays it, showing one move after another. It runs in the page: nothing is kept. */
export function useExample(
  game: string,
  example: Example,
  pace: number,
  isStaged: (event: AnyEvent) => boolean,
): Trial {
  const [shown, setShown] = useState<Shown | null>(null);
  const session = useRef<Session | null>(null);
  const queue = useRef<{ happened: Happened; staged: AnyEvent[] | null }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const how = useRef({ pace, isStaged });
  how.current = { pace, isStaged };

  const begin = useCallback(
    (rules: Rules, bundle: string) => {
      clearTimeout(timer.current);
      queue.current = [];
      session.current = lay(rules, { version: rules.version, bundle }, example);
      const { match } = session.current;
      setShown({ rules, match, events: [], staged: null, isBusy: false, isDone: false });
    },
    [example],
  );
  const ready = useRef<{ rules: Rules; bundle: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const named = await rulesForNew(game);
      const rules = await rulesOf(game, named);
      if (!wanted || rules === null) return;
      ready.current = { rules, bundle: named.bundle };
      begin(rules, named.bundle);
    };
    void load();
    return () => {
      wanted = false;
      clearTimeout(timer.current);
    };
  }, [game, begin]);

  const advance = useCallback(
    (rules: Rules) => {
      const [next, ...rest] = queue.current;
      if (next === undefined) return;
      const events = next.happened.events.map((event) => rules.show(event, example.seat)) as AnyEvent[];
      const { pace: speed, isStaged: deserves } = how.current;
      next.staged ??= speed > 0 ? events.filter(deserves) : [];
      const [event, ...later] = next.staged;
      if (event !== undefined) {
        next.staged = later;
        return setShown((last) => last && { ...last, staged: event });
      }
      queue.current = rest;
      const isDone = (session.current?.isDone ?? false) && rest.length === 0;
      setShown({ rules, match: next.happened.match, events, staged: null, isBusy: rest.length > 0, isDone });
      if (rest.length > 0) timer.current = setTimeout(() => advance(rules), LOOK * speed);
    },
    [example],
  );

  return {
    shown,
    act(choice) {
      if (ready.current === null || session.current === null || queue.current.length > 0) return null;
      const { rules } = ready.current;
      const answer = play(rules, example, session.current, choice);
      if ('refusal' in answer) return answer.refusal;
      session.current = answer.session;
      queue.current = answer.happened.map((happened) => ({ happened, staged: null }));
      advance(rules);
      return null;
    },
    stageDone: () => ready.current !== null && advance(ready.current.rules),
    again: () => ready.current !== null && begin(ready.current.rules, ready.current.bundle),
  };
}
