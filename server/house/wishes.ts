import type { Seat } from '@parlour/kernel';
import type { Ask } from '@parlour/protocol';
import type { Answer, Table } from '@parlour/table';
import type { KeptRoom, Person } from '../store/index.ts';
import { answeredUndo, wishOf } from './agreeing/agreed.ts';
import { left, standingIn, voteEnd, voteStandIn } from './agreeing/deciding.ts';
import { rolled } from './agreeing/rolling.ts';
import { type Attendee, seatsOf } from './attendance.ts';
import { isForgotten } from './forgetting.ts';
import { gathered } from './gathering.ts';
import { isDear, type LookUp, lookedUp } from './looking.ts';
import { CannotTell, OK, refuse } from './refusals.ts';
import type { Room } from './room.ts';
import { led, taughtAfter } from './screen/leading.ts';
import { notReady } from './starting.ts';
import { spoken, Talking } from './talking.ts';
import { Clocks } from './time/clocks.ts';

type Wish = Exclude<Ask, LookUp | { is: 'say' | 'sit' }>;
const CHANGES_THE_GAME = new Set<Ask['is']>(['act', 'undo', 'redo', 'askUndo', 'answerUndo']);
/** So often a move is tried again that another server's line came before, or that may have been written or not; and after so long. */
const TRIES = 6;
const PAUSE = 500;
const NOTHING = (): Partial<KeptRoom> => ({});

/** What people at a table ask for, and what is done about it. */
export class Wishes {
  private readonly room: Room;
  private readonly talking: Talking;

  constructor(room: Room) {
    this.room = room;
    this.talking = new Talking(() => room.home.time.steady());
  }

  /** Answers what somebody asks; a value comes with it where something is asked for. */
  async ask(attendee: Attendee, ask: Ask): Promise<{ answer: Answer; value?: unknown }> {
    if ('seat' in ask && ask.seat !== undefined && !this.maySpeakFor(attendee, ask.is, ask.seat))
      return { answer: refuse('notYourSeat') };
    switch (ask.is) {
      case 'hide':
        return { answer: this.hide(attendee, ask.isHidden) };
      case 'log':
      case 'moment':
      case 'past':
      case 'record':
      case 'why':
      case 'preview':
        return this.look(attendee, ask);
      default:
        return { answer: await this.asked(attendee, ask) };
    }
  }

  /** Nobody is called away from the table for that; but that it is their turn they are told elsewhere too. */
  private hide(attendee: Attendee, isHidden: boolean): Answer {
    this.room.attendance.hide(attendee, isHidden);
    this.room.home.here(this.room.attendance.own);
    return OK;
  }

  private async look(attendee: Attendee, ask: LookUp): Promise<{ answer: Answer; value?: unknown }> {
    const { table, attendance, home } = this.room;
    if (table === null || table.dice !== null) return { answer: refuse('notAtThisStage') };
    const look = () => lookedUp(table, attendance.eyesOf(attendee)[0] ?? 'spectator', ask);
    const who = attendee.person?.id ?? attendee.from;
    return { answer: OK, value: await (isDear(ask) ? home.looks.inTurn(who, look) : look()) };
  }

  private maySpeakFor(attendee: Attendee, is: Ask['is'], seat: Seat): boolean {
    if (is === 'sit' || is === 'bot' || is === 'voteStandIn') return true;
    if (is === 'stand' && attendee.person?.id === this.room.kept.host) return true;
    return this.seatsOf(attendee).includes(seat);
  }

  private async asked(attendee: Attendee, ask: Wish | Extract<Ask, { is: 'say' | 'sit' }>): Promise<Answer> {
    const { person } = attendee;
    if (person === null) return refuse('needsName');
    if (this.room.home.isBanned(person.id)) return refuse('banned');
    if (ask.is === 'say' || ask.is === 'sit') return this.named(person, ask);
    return this.wished(attendee, person, ask);
  }

  /** What is kept with a name is kept with today's: a line may be older than that, or older than its being forgotten. */
  private async named({ id }: Person, ask: Extract<Ask, { is: 'say' | 'sit' }>): Promise<Answer> {
    const person = await this.room.home.store.people.find(id);
    if (person === null || isForgotten(person)) return refuse('needsName');
    if (ask.is === 'say') return this.say(person, ask);
    const { table, kept } = this.room;
    if (kept.state === 'gathering') return this.gather(person, ask);
    return kept.state === 'playing' && table !== null
      ? this.room.arrivals.come(person, ask.seat)
      : refuse('notAtThisStage');
  }

  private async wished(attendee: Attendee, person: Person, ask: Wish): Promise<Answer> {
    const { state } = this.room.kept;
    if (state === 'gathering') return this.gather(person, ask);
    const { table } = this.room;
    if (table === null) return refuse('notAtThisStage');
    if (ask.is === 'rematch') return this.rematch(person);
    if (state === 'dice') return this.room.change((kept) => rolled(kept, table, ask));
    if (ask.is === 'act' && (await this.wasDone(table, ask))) return OK;
    if (state !== 'playing') return refuse('notAtThisStage');
    if (ask.is === 'pause' || ask.is === 'teach' || ask.is === 'skip')
      return this.room.change((kept) => led(kept, person.id === this.room.lead, ask, this.room.clocks));
    if (this.room.kept.isPaused === true && CHANGES_THE_GAME.has(ask.is)) return refuse('paused');
    return this.play(table, attendee, ask);
  }

  private async play(table: Table, attendee: Attendee, ask: Wish): Promise<Answer> {
    // A move may be one of several that answer the same question: the rules judge when it is too late for it.
    if (ask.is !== 'act' && 'at' in ask && ask.at !== undefined && (await this.isPast(table, ask.at)))
      return refuse('stale', { at: ask.at, now: table.version });
    switch (ask.is) {
      case 'act':
        return this.act(table, ask);
      case 'undo':
        return table.undo(ask.seat);
      case 'redo':
        return table.redo(ask.seat);
      case 'askUndo':
        return this.askUndo(table, ask.seat, this.seatsOf(attendee));
      case 'answerUndo':
        return this.answerUndo(table, this.seatsOf(attendee), ask.agrees);
      case 'asks':
        return this.room.change(({ asks = {} }) => ({
          asks: { ...asks, [ask.seat]: wishOf(asks[ask.seat], ask.what, table) },
        }));
      case 'plan':
        return this.room.plans.add(ask.seat, ask.plan);
      case 'unplan':
        return this.room.plans.remove(ask.seat, ask.plan);
      case 'voteEnd':
        return this.voteEnd(this.seatsOf(attendee), ask.agrees);
      case 'voteStandIn':
        return this.voteStandIn(this.seatsOf(attendee), ask.seat, ask.agrees);
      case 'leave':
        return this.room.change((kept) => left(kept, ask.seat, this.room.usualBot));
      case 'back':
        return this.room.change((kept) => standingIn(kept, ask.seat, null));
      default:
        return refuse('notAtThisStage');
    }
  }

  /**
   * Another server's line may have come before; the move may answer what is asked all the same. And a database that broke off may
   * have written it: that is found out, by the same key, as soon as it answers again.
   */
  private async act(table: Table, { seat, choice, at, key }: Extract<Ask, { is: 'act' }>): Promise<Answer> {
    // Whoever answers a position that is not known here yet was shown it by another server.
    if (at > table.version) await table.follow();
    for (let tries = 1; ; tries++) {
      const answer = await table.act(seat, choice, at, `${seat}:${key}`);
      const refused = answer.ok ? null : answer.refusal.refused;
      const isUnknown = refused === 'notSaved' && !this.room.home.isAlone;
      if (refused !== 'playedElsewhere' && !isUnknown) return answer;
      if (tries === TRIES) {
        if (isUnknown) throw new CannotTell();
        return answer;
      }
      if (isUnknown) await new Promise<void>((resolve) => this.room.home.after(PAUSE * tries, resolve));
    }
  }

  private async isPast(table: Table, at: number): Promise<boolean> {
    if (at > table.version) await table.follow();
    return at !== table.version;
  }

  /** The last move of a game, or the last before a pause, may be sent again by somebody whose answer was lost. */
  private async wasDone(table: Table, { seat, key }: Extract<Ask, { is: 'act' }>): Promise<boolean> {
    if (this.room.kept.state === 'playing' && this.room.kept.isPaused !== true) return false;
    if (!this.room.home.isAlone) await table.follow();
    return table.hasTaken(`${seat}:${key}`);
  }

  /** Who asks to take a move back, and who has agreed, is written down: each may be asked by another server. */
  private async askUndo(table: Table, seat: Seat, own: readonly Seat[]): Promise<Answer> {
    const asking = await table.askUndo(seat);
    const { asked } = table.consent;
    if (!asking.ok || asked === null) return asking;
    const answer = await this.room.change(() => ({ asking: { ...asked, at: table.version } }));
    // Who has several seats agrees with themselves.
    const others = own.filter((each) => each !== seat);
    return answer.ok && others.length > 0 ? this.answerUndo(table, others, true) : answer;
  }

  /** What a person says counts for every seat of theirs. */
  private async answerUndo(table: Table, own: readonly Seat[], agrees: boolean): Promise<Answer> {
    const asker = this.room.kept.asking?.seat;
    let answer = refuse('cannotUndo', { because: 'nothing' });
    for (const seat of own.filter((each) => each !== asker)) {
      const said = await this.room.change((kept) => answeredUndo(kept, table, seat, agrees));
      answer = said.ok && agrees ? await table.answerUndo(seat, true) : said;
      // Refused: nobody asks any more; or the last one has agreed.
      if (!answer.ok || !agrees || table.consent.asked === null) break;
    }
    return answer;
  }

  // ── Before the game ───────────────────────────────────────────────────────────────────────────

  private async gather(person: Person, ask: Ask): Promise<Answer> {
    const taught = await (ask.is === 'sit' ? taughtAfter(this.room.kept, this.room.home.store.rooms, person) : NOTHING);
    return this.room.change((kept) => {
      if (kept.state !== 'gathering') return ask.is === 'start' ? OK : refuse('notAtThisStage');
      if (ask.is === 'start')
        return person.id !== this.room.lead
          ? refuse('notHost')
          : (notReady(kept) ?? { state: 'dice', left: Clocks.full(kept.pace, kept.seats.length), isBusy: true });
      if (ask.is === 'bot' && ask.bot !== null && !this.room.bots.includes(ask.bot)) return refuse('badOptions');
      const change = gathered(kept, this.room.rules, { person, lead: this.room.lead }, ask);
      return 'ok' in change ? change : { ...change, ...taught(kept) };
    });
  }

  private voteEnd(voters: readonly Seat[], agrees: boolean): Promise<Answer> {
    return this.room.change((kept) => voteEnd(kept, this.room.table?.version ?? 0, voters, agrees));
  }

  private async voteStandIn(seats: readonly Seat[], seat: Seat, agrees: boolean): Promise<Answer> {
    const by = { isLong: !agrees || (await this.room.isLongAwaited(seat)), bot: this.room.usualBot };
    return this.room.change((kept) => voteStandIn(kept, this.room.table?.version ?? 0, { seat, seats, agrees }, by));
  }

  private async rematch(person: Person): Promise<Answer> {
    if (this.room.kept.state !== 'over' && this.room.kept.state !== 'ended') return refuse('notAtThisStage');
    if (this.seatsOf({ person }).length === 0) return refuse('notYourSeat');
    const id = this.room.kept.rematch ?? (await this.room.home.again({ ...this.room.kept, host: person.id }));
    return this.room.change((kept) => (kept.rematch === null ? { rematch: id } : OK));
  }

  private async say(person: Person, ask: Extract<Ask, { is: 'say' }>): Promise<Answer> {
    if (this.room.kept.isChatOff || this.room.home.said.isSilent) return refuse('chatOff');
    const said = spoken(person, ask, this.room.home.time.calendar());
    if ('ok' in said) return said;
    if (!this.talking.isFree(person.id)) return refuse('tooManyWords');
    await this.room.home.store.rooms.say(this.room.kept.id, said);
    this.room.home.spoken();
    await this.room.hearSaid();
    return OK;
  }

  private seatsOf({ person }: Pick<Attendee, 'person'>): Seat[] {
    return seatsOf(this.room.kept, person?.id ?? null);
  }
}
