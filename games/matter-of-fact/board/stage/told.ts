import type { Event, Seat, View } from '@parlour/kernel';
import type { MatterOfFact } from '../../types.ts';
import type { IconName } from '../art/icons.ts';
import type { Table } from '../table/context.ts';

export type Told = View<Event<MatterOfFact>>;

type Words = { seat: Seat; icon: IconName; title: string; lead: string };

/** What a poster and a slip say alike: whose doing it is, a picture, what happened, and what it means. */
export function wordsOf({ label: { stage }, words, say }: Table, event: Told): Words {
  switch (event.type) {
    case 'captured': {
      const title = stage.captured(say.seat(event.seat), words.asset(event.asset));
      return { seat: event.seat, icon: 'siren', title, lead: stage.capturedLead(say.seat(event.owner)) };
    }
    case 'arrested': {
      const title = stage.arrested(say.seat(event.seat));
      return { seat: event.seat, icon: 'handcuffs', title, lead: stage.arrestLead(event.turns) };
    }
    case 'strikeBegan': {
      const title = stage.strike(say.seat(event.seat));
      return { seat: event.seat, icon: 'megaphone', title, lead: stage.strikeLead(event.workers) };
    }
    case 'biobotMade': {
      const title = stage.biobot(say.seat(event.seat));
      return { seat: event.seat, icon: 'vintage-robot', title, lead: stage.biobotLead(event.biobots, event.target) };
    }
    case 'cardDrawn': {
      const title = `${stage.border(say.seat(event.seat))}: ${words.actionCards[event.card].name}`;
      return { seat: event.seat, icon: 'card-random', title, lead: words.effect(event.card) };
    }
    default:
      throw new Error(`nothing is said of ${event.type}`);
  }
}
