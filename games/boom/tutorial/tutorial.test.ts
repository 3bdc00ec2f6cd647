import { factsFor, type Seat } from '@parlour/kernel';
import { seatedAt } from '@parlour/kernel/testing/table.ts';
import { followLesson } from '@parlour/kit/testing/follow-lesson.ts';
import { expect, test } from 'vitest';
import { boom } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import { consent } from './consent.ts';
import { lessons, tutorial } from './index.ts';

/** What a person who follows the guide does, in order. */
const FOLLOWED = [
  { type: 'launch', plan: 'P02' },
  { type: 'lead', company: 'P02', shares: 2, price: 6 },
  { type: 'invite', guest: 1, sweetener: 0 },
  { type: 'close' },
  { type: 'attach', card: 'C01', company: 'P02' },
  { type: 'pass' },
  { type: 'attach', card: 'C28', company: 'P02' },
  { type: 'lead', company: 'P02', shares: 2, price: 8 },
  { type: 'close' },
  { type: 'attach', card: 'C18', company: 'P02' },
  { type: 'takePublic', company: 'P02' },
];

const table = () => seatedAt(boom, tutorial);

test('9.4: the script of the first game can be followed to its IPO', () => {
  const { match, events } = followLesson(boom, tutorial, { choices: FOLLOWED, never: { type: 'skipCard' } });
  expect(events.flatMap((event) => (event.type === 'wentPublic' ? [event.raised] : []))).toEqual([500]);
  expect(match.g.players[0].treasury.secret).toBe(100 - 12 - 16 + 4 * 83);
});

test('9.4: what the guide says of the figures is true', () => {
  const match = table();
  const companyFacts = () => factsFor(boom, match.g, 0).companies.P02;
  const cashAt: number[] = [];
  const choices = [...FOLLOWED];
  for (const step of tutorial.steps) {
    if (step.say.en.includes('$18m became $16m')) expect(match.g.companies[0]?.cash).toBe(16);
    if (step.say.en.includes('burn of 13')) expect(companyFacts()).toMatchObject({ burn: 13, isDying: true });
    if (step.say.en.includes('Four cards'))
      expect(companyFacts()).toMatchObject({ size: 4, isReady: true, isHot: false });
    if (step.say.en.includes('Five cards'))
      expect(companyFacts()).toMatchObject({ size: 5, isReady: true, isHot: true });
    if (step.expect !== undefined) match.act({ seat: 0, ...choices.shift() });
    for (const action of step.then ?? []) match.act(action);
    cashAt.push(match.g.companies[0]?.cash ?? 0);
  }
  expect(Math.max(...cashAt)).toBe(30);
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...consent.steps, ...lessons.tips, ...lessons.turn.steps].map(({ rule }) => rule);
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});

/** What a person who follows the second lesson does, in order. */
const CONSENTED = [
  { type: 'playDiscard', card: 'D06', target: null, company: 'P05' },
  { type: 'askConsent', company: 'P05', price: 5 },
  { type: 'setTerms', shares: 2, price: 6 },
  { type: 'invite', guest: 1, sweetener: 0 },
  { type: 'refuse' },
];

test('BO-5.11, BO-7: the lesson of consent and Discards can be followed, and what it says is true', () => {
  const match = seatedAt(boom, consent);
  const play = (seat: Seat, choice: object) => {
    const done = match.act({ seat, ...choice });
    if (!done.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`);
    return done.events.map(({ type }) => type);
  };
  const lettuce = () => {
    const company = match.g.companies.find(({ plan }) => plan === 'P05');
    return { ...company, ...factsFor(boom, match.g, 0).companies.P05 };
  };
  for (const { seat, ...choice } of consent.prelude ?? []) play(seat, choice);
  expect(lettuce()).toMatchObject({ lead: 1, cash: 9 });
  const choices = [...CONSENTED];
  const seen: string[] = [];
  for (const step of consent.steps) {
    if (step.say.en.includes('burn 6')) expect(lettuce()).toMatchObject({ cash: 0, burn: 6, isDying: true });
    if (step.say.en.includes('you are its lead')) expect(lettuce()).toMatchObject({ lead: 0, isDying: false });
    if (step.say.en.includes('Boardroom Coup')) expect(lettuce().lead).toBe(2);
    if (step.expect !== undefined) {
      const choice = choices.shift();
      if (choice === undefined || !step.expect(choice)) throw new Error(`not expected: ${JSON.stringify(choice)}`);
      seen.push(...play(0, choice));
    }
    for (const { seat, ...choice } of step.then ?? []) seen.push(...play(seat, choice));
  }
  expect(choices).toEqual([]);
  expect(seen).toEqual(
    expect.arrayContaining(['partied', 'consentAnswered', 'roundClosed', 'leadSeized', 'consentRefused']),
  );
});
