import { type Action, type Event, type Game, type GameTypes, menu, type State } from '../index.ts';
import { reasonsIn } from './reasons.ts';

/** All that comes up while games are played: actions, events, reasons, and the words in events by which content is known. */
export class Heard<G extends GameTypes> {
  readonly words = new Set<string>();
  readonly events = new Set<string>();
  readonly actions = new Set<string>();
  readonly reasons = new Set<string>();
  private readonly wordsOf: (event: Event<G>) => readonly unknown[];

  constructor(wordsOf: (event: Event<G>) => readonly unknown[]) {
    this.wordsOf = wordsOf;
  }

  /** What has just happened. */
  told({ events }: State<G>): void {
    for (const event of (events ?? []) as Event<G>[]) {
      this.events.add(event.type);
      for (const word of this.wordsOf(event)) if (typeof word === 'string') this.words.add(word);
    }
  }

  /** What is about to be done. */
  done(g: State<G>, action: Action<G>): void {
    this.told(g);
    this.actions.add(action.type);
  }

  /** Why the one who acts cannot do something else. */
  refused(game: Game<G>, g: State<G>, { seat }: Action<G>): void {
    for (const reason of reasonsIn(menu(game, g, seat))) this.reasons.add(reason);
  }
}
