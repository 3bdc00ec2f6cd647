import { bundleOf, seeded } from '@parlour/kernel';
import { choiceOf } from '@parlour/kernel/testing/choosing.ts';
import { carefulBot, type InstantBot, ladder } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../boom/bot/bots.ts';
import { judgement } from '../boom/bot/judgement.ts';
import { guidanceFor } from '../boom/bot/thinking/guidance.ts';
import { boom } from '../boom/index.ts';
import { position } from '../boom/testing/position.ts';
import type { Boom } from '../boom/types.ts';

type Bot = InstantBot<Boom>;
type Table = ReturnType<typeof position>;

const rules = bundleOf(boom);
const bots = botsFor(rules);
const named = (name: string): Bot => bots.find((bot) => bot.name === name) as Bot;
const ANSWERING = [named('careful'), named('novice'), named('thinker')];

/** The different answers of one bot to one question, asked with so many dice. */
function answers(bot: Bot, table: Table, firm: 'NOI' | 'ARS', tries: number): Set<string> {
  const seat = table.seatOf(firm);
  return new Set(
    Array.from({ length: tries }, (_, seed) => choiceOf(boom, bot, table.g, seat, { chance: seeded(seed) }).type),
  );
}

const CASH = [0, 4, 8, 12, 20];

/** EKP asks for the lead of a company of NOI and ARS that has so much cash. */
function asked(cash: number, { sweetener }: { sweetener?: number } = {}): Table {
  const t = position({
    ...(sweetener !== undefined && { options: { sideDeals: 'cash' } }),
    treasuries: { EKP: 60, NOI: 30, ARS: 40, GOS: 50 },
    then: ['NOI'],
    companies: [{ plan: 'P07', lead: 'NOI', shares: { NOI: 2, ARS: 1 }, cash }],
  });
  t.play('EKP', 'askConsent', { company: 'P07', price: null });
  if (sweetener !== undefined) t.play('EKP', 'request', { investor: t.seatOf('NOI'), sweetener });
  return t;
}

/** EKP leads a first round and invites ARS. */
function invitedAt(price: number): Table {
  const t = position({ treasuries: { EKP: 60, ARS: 40 }, companies: [{ plan: 'P07' }] });
  t.play('EKP', 'lead', { company: 'P07', shares: 2, price });
  t.play('EKP', 'invite', { guest: t.seatOf('ARS'), sweetener: 0 });
  return t;
}

describe('in •Boom nobody milks a bot', () => {
  test('by asking again: a consent asked in the same position has one answer, at every level', () => {
    for (const bot of ANSWERING)
      for (const cash of CASH) {
        for (const sweetener of [0, 2, 5]) expect(answers(bot, asked(cash, { sweetener }), 'NOI', 8).size).toBe(1);
        expect(answers(bot, asked(cash), 'NOI', 8).size).toBe(1);
      }
    const drawingLots = carefulBot(rules, judgement);
    expect(CASH.some((cash) => answers(drawingLots, asked(cash), 'NOI', 40).size > 1)).toBe(true);
  });

  test('by inviting again: the same share at the same price is bought or not, whenever it is offered', () => {
    const prices = [5, 8, 11, 14, 17];
    for (const bot of ANSWERING)
      for (const price of prices) expect(answers(bot, invitedAt(price), 'ARS', 8).size).toBe(1);
    const [drawingLots = named('novice')] = ladder(rules, guidanceFor(rules), carefulBot(rules, judgement));
    expect(prices.some((price) => answers(drawingLots, invitedAt(price), 'ARS', 20).size > 1)).toBe(true);
  });
});
