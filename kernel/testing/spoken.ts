import { apply, type Event, type Game, type GameTypes, offers, type Seat, type State, waiting, why } from '../index.ts';

/** A position that a test speaks to by the names of its seats, as scenarios of a specification do. */
export function spoken<G extends GameTypes, Name extends string>(game: Game<G>, g: State<G>, names: readonly Name[]) {
  const seatOf = (name: Name) => names.indexOf(name) as Seat;
  return {
    g,
    seatOf,
    /** Does something, which must be possible; returns what happened. */
    play(name: Name, type: keyof G['actions'] & string, fields: object = {}): Event<G>[] {
      const applied = apply(game, g, { seat: seatOf(name), type, ...fields });
      if ('refusal' in applied) throw new Error(`${name} ${type}: ${JSON.stringify(applied.refusal)}`);
      return applied.events;
    },
    /** The rule and the reason by which something is refused; `null` if it is possible. */
    refusal(name: Name, type: string, fields: object = {}): string | null {
      const refusal = why(game, g, seatOf(name), { type, ...fields });
      return refusal === null ? null : `${refusal.rule} ${refusal.refused}`;
    },
    /** The kinds of actions somebody is offered. */
    menu: (name: Name): string[] => [...new Set(offers(game, g, seatOf(name)).map(({ type }) => type))].sort(),
    /** The offers of one kind. */
    offered: (name: Name, type: string) => offers(game, g, seatOf(name)).filter((offer) => offer.type === type),
    /** Those the table waits for. */
    asked: (): Name[] => (waiting(game, g)?.seats ?? []).map((seat) => names[seat] as Name),
    /** The open question, as `phase.step`. */
    question(): string {
      const open = waiting(game, g);
      return open === null ? 'over' : `${open.phase}.${open.step}`;
    },
  };
}
