import type { Seat } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';

/** What people at a table may decide together, besides the game. */
export class Votes {
  private readonly end = new Set<Seat>();
  private readonly standIn = new Map<Seat, Set<Seat>>();

  /** Whether all of these now wish to end the game. */
  toEnd(voters: readonly Seat[], agrees: boolean, all: readonly Seat[]): boolean {
    vote(this.end, voters, agrees);
    return all.every((seat) => this.end.has(seat));
  }

  /** Whether more than half of the others now let a bot play for somebody. */
  toStandIn(seat: Seat, voters: readonly Seat[], agrees: boolean, others: readonly Seat[]): boolean {
    const agreed = this.standIn.get(seat) ?? new Set<Seat>();
    this.standIn.set(seat, agreed);
    vote(agreed, voters, agrees);
    return agreed.size * 2 > others.length;
  }

  /** A vote is about a moment: after the next move it has to be asked for again. */
  clearEnd(): void {
    this.end.clear();
  }

  clearStandIn(seat: Seat): void {
    this.standIn.delete(seat);
  }

  told(): Room['votes'] {
    return {
      end: [...this.end],
      standIn: [...this.standIn].map(([seat, agreed]) => ({ seat, agreed: [...agreed] })),
    };
  }
}

function vote(votes: Set<Seat>, voters: readonly Seat[], agrees: boolean): void {
  for (const voter of voters) {
    if (agrees) votes.add(voter);
    else votes.delete(voter);
  }
}
