import type { Seat } from '@parlour/kernel';
import type { Update } from './types.ts';

type Place = {
  persons(): readonly Seat[];
  /** A bot plays for this person: it agrees. */
  isAway(seat: Seat): boolean;
  tell(): void;
};

/** Somebody asks the others to let the last move be taken back beyond what is free. */
export class Consent {
  private readonly place: Place;
  private asking: Update['asking'] = null;

  constructor(place: Place) {
    this.place = place;
  }

  get asked(): Update['asking'] {
    return this.asking;
  }

  /** As it was said elsewhere. */
  share(asking: Update['asking']): void {
    this.asking = asking;
    this.place.tell();
  }

  /** The position has changed: nobody asks any more. */
  clear(): void {
    this.asking = null;
  }

  /** False if there is nobody to ask. */
  ask(seat: Seat): boolean {
    const others = this.place.persons().filter((person) => person !== seat);
    const absent = others.filter((person) => this.place.isAway(person));
    if (absent.length === others.length) return false;
    this.share({ seat, agreed: absent });
    return true;
  }

  /** What a seat says to it: who asked and who has agreed, once all have; `'open'` before; `null` where nobody asked them. */
  answer(seat: Seat, agrees: boolean): NonNullable<Update['asking']> | 'open' | null {
    const { asking } = this;
    if (asking === null || asking.seat === seat || !this.place.persons().includes(seat)) return null;
    const others = this.place.persons().filter((person) => person !== asking.seat);
    // Who has gone since would keep the asker waiting for ever.
    const absent = others.filter((person) => this.place.isAway(person));
    const agreed = [...new Set([...asking.agreed, ...absent, seat])].sort();
    const isAgreed = others.every((person) => agreed.includes(person));
    if (agrees && isAgreed) {
      this.asking = { ...asking, agreed };
      return this.asking;
    }
    this.share(agrees ? { ...asking, agreed } : null);
    return 'open';
  }
}
