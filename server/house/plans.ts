import { findGame } from '@parlour/games';
import { fitting, type Plans, type Sight } from '@parlour/games/planning.ts';
import type { Asked } from '@parlour/games/registry.ts';
import type { GameTypes, Seat } from '@parlour/kernel';
import type { Plan } from '@parlour/protocol';
import type { Answer, Table } from '@parlour/table';
import type { KeptRoom } from '../store/index.ts';
import { refuse } from './refusals.ts';

/** So many answers somebody may give beforehand, and so many of all plans are played before anybody else does something. */
const MOST_PLANS = 20;
const MOST_IN_A_ROW = 40;

type Place = {
  readonly kept: KeptRoom;
  readonly table: Table | null;
  /** Whether this server looks after the table: one of them plays plans. */
  readonly keeps: boolean;
  /** Done when it is on the disk. */
  change(compute: (kept: KeptRoom) => Partial<KeptRoom> | Answer): Promise<Answer>;
};

type Found = { plan: Plan; choice: { type: string } };

/**
 * What people at a table have planned: answers given beforehand. Only their owner is told of them; when their moment comes they
 * are played as ordinary moves, and the record knows nothing else of them.
 */
export class RoomPlans {
  private readonly place: Place;
  private plans: Plans | null = null;
  /** How many plans in a row have been played, and the version after the last of them. */
  private inARow = 0;
  private after = -1;
  private isPlaying = false;

  constructor(place: Place) {
    this.place = place;
  }

  async open(): Promise<void> {
    this.plans = (await findGame(this.place.kept.game)?.plans?.()) ?? null;
  }

  of(seats: readonly Seat[]): (Plan & { seat: Seat })[] {
    return seats.flatMap((seat) => this.own(seat).map((plan) => ({ ...plan, seat })));
  }

  async add(seat: Seat, plan: Plan): Promise<Answer> {
    const rules = this.plans?.rules ?? {};
    const rule = Object.hasOwn(rules, plan.is) ? rules[plan.is] : undefined;
    if (rule === undefined || fitting(rule, plan.with) === null) return refuse('badOptions');
    return this.set(seat, (all) => {
      const own = all.filter(({ id }) => id !== plan.id);
      return own.length >= MOST_PLANS ? refuse('tooMany', { most: MOST_PLANS }) : [...own, plan];
    });
  }

  remove(seat: Seat, id: string): Promise<Answer> {
    return this.set(seat, (all) => all.filter((plan) => plan.id !== id));
  }

  /** Plays the first plan whose moment has come; the change that makes brings the next. */
  play(): void {
    const { table, kept, keeps } = this.place;
    if (!keeps || this.plans === null || table === null || this.isPlaying) return;
    // The host has stopped the game: no plan is carried out before it goes on.
    if (kept.isPaused === true || table.mode !== 'play') return;
    if (table.version === this.after && this.inARow >= MOST_IN_A_ROW) return;
    for (const seat of kept.awaited) {
      if (this.own(seat).length === 0 || kept.seats[seat]?.standIn !== null) continue;
      const found = this.fittingPlan(seat, table);
      if (found === null) continue;
      this.isPlaying = true;
      this.carryOut(table, seat, found)
        // What could not be kept or played is tried again with the next change.
        .catch((error: unknown) => {
          console.error(error);
          return false;
        })
        .then((hasChanged) => {
          this.isPlaying = false;
          if (hasChanged) this.play();
        });
      return;
    }
  }

  private fittingPlan(seat: Seat, table: Table): Found | null {
    try {
      const sight = sightOf(table, seat);
      const round = this.plans?.round(sight.view) ?? 0;
      for (const plan of this.own(seat)) {
        if (plan.until !== null && plan.until < round) continue;
        const choice = this.plans?.rules[plan.is]?.answer(sight, plan.with) ?? null;
        if (choice !== null) return { plan, choice };
      }
    } catch (error) {
      // A plan that breaks leaves the question to its owner, and the house as it is.
      console.error(error);
    }
    return null;
  }

  /** Whether anything is otherwise by it: what would be tried again just as it was is left for the next change. */
  private async carryOut(table: Table, seat: Seat, { plan, choice }: Found): Promise<boolean> {
    const at = table.version;
    // Whoever has just taken a move back is asked: the plan that would make it again goes.
    if (isTakenBack(table, seat)) return (await this.remove(seat, plan.id)).ok;
    // What counts once is gone before it is played: should the power fail in between, its owner is asked.
    if (plan.once) await this.remove(seat, plan.id);
    const answer = await table.act(seat, choice, at, `plan:${seat}:${at}`);
    if (answer.ok) {
      this.inARow = this.after === at ? this.inARow + 1 : 1;
      this.after = at + 1;
      return true;
    }
    // Its owner was faster, or the disk is full: then it has not had its moment yet. Whatever else speaks against it will do so again.
    const { refused } = answer.refusal;
    const isLate = refused === 'stale' || refused === 'playedElsewhere';
    if (!isLate && refused !== 'notSaved') return (await this.remove(seat, plan.id)).ok;
    if (plan.once) await this.set(seat, (all) => [plan, ...all]);
    return table.version !== at;
  }

  private own(seat: Seat): Plan[] {
    return this.place.kept.plans?.[seat] ?? [];
  }

  private set(seat: Seat, change: (plans: readonly Plan[]) => Plan[] | Answer): Promise<Answer> {
    return this.place.change((kept) => {
      const plans = change(kept.plans?.[seat] ?? []);
      return 'ok' in plans ? plans : { plans: { ...kept.plans, [seat]: plans } };
    });
  }
}

/** Whether the last thing that happened is that this seat took a move back. */
function isTakenBack(table: Table, seat: Seat): boolean {
  const line = table.updateFor(['spectator']).sights[0]?.sight.line ?? null;
  return line !== null && 'undo' in line && line.seat === seat;
}

/** What the seat sees, and is asked. */
function sightOf(table: Table, seat: Seat): Sight<GameTypes> {
  const sight = table.updateFor([seat]).sights[0]?.sight;
  if (sight === undefined) throw new Error('the table has not begun');
  const { view, facts, offers } = sight;
  return { seat, view, facts, offers, asked: view.stack.at(-1) as unknown as Asked };
}
