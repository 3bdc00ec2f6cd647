import { randomInt } from 'node:crypto';
import type { Answer } from '@parlour/table';
import type { Fleet } from '../../fleet/fleet.ts';
import type { HouseStore, KeptRoom, Person } from '../../store/index.ts';
import { refuse } from '../refusals.ts';
import type { Room } from '../room.ts';

/** What screens ask of the house they stand in: a table, awake; and how a stored one is now. */
type Home = {
  readonly store: HouseStore;
  readonly fleet: Fleet;
  room(id: string): Promise<Room | null>;
  now(room: KeptRoom): KeptRoom;
};

/**
 * The big screens of a house, by the digits people say to one another. Which table a screen shows is kept with the table; a screen
 * that shows none yet is known only as long as the servers run, and asks for new digits after that.
 */
export class Screens {
  private readonly home: Home;

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
    await room.change(({ screen }) => ({ screen: screen ?? fresh }));
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

  /** A screen goes on to another table. */
  async leave(code: string): Promise<void> {
    const shown = await this.at(code);
    if (shown != null) await (await this.home.room(shown))?.change(() => ({ screen: null }));
  }

  /** A screen is given to another game by whoever leads the present one, and by anybody once that is over. */
  async refusal(code: string | undefined, host: Person): Promise<Answer | null> {
    if (code === undefined) return null;
    const shown = await this.at(code);
    if (shown === undefined) return refuse('unknownScreen');
    const stored = shown === null ? null : await this.home.store.rooms.find(shown);
    if (stored === null) return null;
    const { state, host: leader } = this.home.now(stored);
    return leader !== host.id && ['gathering', 'dice', 'playing'].includes(state) ? refuse('screenInUse') : null;
  }

  private async fresh(): Promise<string> {
    for (;;) {
      const code = String(randomInt(100_000, 1_000_000));
      if ((await this.at(code)) === undefined) return code;
    }
  }
}
