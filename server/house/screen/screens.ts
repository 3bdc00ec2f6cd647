import { randomInt } from 'node:crypto';
import type { Answer } from '@parlour/table';
import type { Fleet } from '../../fleet/fleet.ts';
import type { HouseStore, KeptRoom, Person } from '../../store/index.ts';
import { closedDown } from '../agreeing/deciding.ts';
import { refuse } from '../refusals.ts';
import type { Room } from '../room.ts';
import { led } from './leading.ts';

/** What screens ask of the house they stand in: a table, awake. */
type Home = {
  readonly store: HouseStore;
  readonly fleet: Fleet;
  room(id: string): Promise<Room | null>;
};

/**
 * The big screens of a house, by the digits people say to one another. Which table a screen shows is kept with the table; a screen
 * that shows none yet is known only as long as the servers run, and asks for new digits after that.
 */
export class Screens {
  private readonly home: Home;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(home: Home) {
    this.home = home;
  }

  /**
   * The digits of a screen, for the table it showed last if it did; `null` if there is no such table. One that never was shown on a
   * screen is put on one by its host only: with that everybody's page changes, and late comers may take bots' seats.
   */
  async open(id: string | null, person: Person | null): Promise<string | null> {
    if (id === null) return this.wait();
    const room = await this.home.room(id);
    if (room === null || (room.kept.screen === undefined && room.kept.host !== person?.id)) return null;
    const fresh = await this.fresh();
    // The digits it has already, whoever gave them.
    await room.change(({ screen }) => ({ screen: screen ?? fresh, movedTo: null }));
    return room.kept.screen ?? null;
  }

  private async wait(): Promise<string> {
    for (;;) {
      const code = await this.fresh();
      if (await this.home.fleet.waitingScreens.add(code)) return code;
    }
  }

  /** The table a screen shows; `null`: none yet; `undefined`: there is no such screen. */
  async at(code: string): Promise<string | null | undefined> {
    const shown = await this.home.store.rooms.onScreen(code);
    return shown ?? ((await this.home.fleet.waitingScreens.has(code)) ? null : undefined);
  }

  /**
   * A screen goes on to the table that is put down for it, and whoever sits around it goes along. One after another: of two who
   * choose at the same moment only one gets it.
   */
  goOn(code: string, host: Person, put: (before: KeptRoom | null) => Promise<string>): Promise<string | Answer> {
    return this.inTurn(async () => {
      const shown = await this.at(code);
      if (shown === undefined) return refuse('unknownScreen');
      const before = shown === null ? null : await this.home.room(shown);
      if (before !== null && isHeld(before, host)) return refuse('screenInUse');
      const id = await put(before?.kept ?? null);
      await before?.change((kept) => ({ ...putAside(kept, before), screen: null, movedTo: id }));
      return id;
    });
  }

  private inTurn<T>(what: () => Promise<T>): Promise<T> {
    const done = this.queue.then(what);
    this.queue = done.catch(() => {});
    return done;
  }

  private async fresh(): Promise<string> {
    for (;;) {
      const code = String(randomInt(100_000, 1_000_000));
      if ((await this.at(code)) === undefined) return code;
    }
  }
}

/** A game that is not over is put away by whoever leads it; any other by anybody. */
const isHeld = ({ kept, lead }: Room, { id }: Person): boolean =>
  ['gathering', 'dice', 'playing'].includes(kept.state) && kept.host !== id && lead !== id;

/** What has not begun is closed; what is played stands still until somebody comes back to it. */
function putAside(kept: KeptRoom, { clocks }: Room): Partial<KeptRoom> {
  const change =
    kept.state === 'gathering'
      ? closedDown(kept)
      : kept.state === 'playing'
        ? led(kept, true, { is: 'pause', isPaused: true }, clocks)
        : {};
  return 'ok' in change ? {} : change;
}
