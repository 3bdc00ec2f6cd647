import { cut, wrapList } from '@parlour/kit/terminal/layout.ts';
import type { Draft, GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import { type Holding, partsOf } from '../content/holdings.ts';
import { type Industry, SEGMENTS } from '../content/industries.ts';
import type { Economicus } from '../types.ts';
import { explainCard, handOf } from './cards.ts';
import { type EconomicusLabels, labels } from './labels.ts';
import { ring } from './ring.ts';
import type { EconomicusScene } from './types.ts';

/** The text of Economicus has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<Economicus, EconomicusLabels>): EconomicusScene => scene as EconomicusScene;

/** The table of Economicus: the year and its event, industries as rows and players as columns, the hand. */
export const table: GameTable<Economicus, EconomicusLabels> = {
  labels,
  draw: (scene, size) => [...head(of(scene)), ...ring(of(scene), size), ...hand(of(scene))],
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: (scene, choice, field) => suggest(of(scene), choice, field),
  card: (scene, query) => explainCard(of(scene), query),
  isMinor: (_scene, { type }) => MINOR.has(type),
  score: (stars) => `${stars}★`,
  legend: ({ labels, width, style }) => wrapList(labels.legend.split(' · '), width).map(style.dim),
};

/** What the table itself shows a moment later, or what is only said for completeness. */
const MINOR = new Set(['turnBegan', 'industryActive', 'passed', 'feePaid', 'yearEnded', 'dealLapsed', 'interestDue']);

function head({ view, facts, text, labels, style, width }: EconomicusScene): string[] {
  const when = view.year === 0 ? '' : labels.year(view.year, view.turn.ofYear, facts.turns.length);
  const where =
    facts.window === null ? (facts.phase === 0 ? '' : labels.phase(facts.phase)) : text.windows[facts.window];
  const goal = facts.targetWins === 'never' ? '' : labels.goal(facts.target);
  const title = [style.bold(text.name), when, where, goal].filter((part) => part !== '').join('   ');
  if (view.options.rules === 'quick') return [title];
  const event =
    view.event === null ? '–' : `${text.eventCards[view.event].name}: ${text.eventCards[view.event].effect}`;
  const { forecasts, strengths } = facts.crisisCards;
  return [title, style.dim(cut(event, width)), style.dim(labels.crisisCards(forecasts, strengths))];
}

function hand(scene: EconomicusScene): string[] {
  const { text, labels, width } = scene;
  const cards = handOf(scene).map((design) => `${text.optionCards[design].name} (${design})`);
  return cards.length === 0 ? [] : wrapList(cards, width, '  ', `${labels.hand}: `);
}

/** What a choice would mean, in a few words; the numbers are the rules' own. */
function hint(scene: EconomicusScene, choice: Draft): string {
  const { view, facts, labels } = scene;
  switch (choice.type) {
    case 'place': {
      const industry = choice['industry'] as Industry | undefined;
      return industry === undefined ? '' : labels.yields(facts.industries[industry].profit, SEGMENTS[industry].ways);
    }
    case 'offerTakeover':
      return facts.now === null ? '' : labels.offer(facts.now.offerCost, facts.now.keepCost);
    case 'sell':
    case 'sellAtHalf': {
      const company = choice['company'] as Holding | undefined;
      if (company === undefined || view.prices[partsOf(company).industry] === null) return '';
      return cashAfter(scene, choice);
    }
    case 'takeLoan':
    case 'repayLoan':
      return choice['industry'] === undefined ? '' : cashAfter(scene, choice);
    default:
      return '';
  }
}

function cashAfter({ preview, view, labels }: EconomicusScene, choice: Draft): string {
  const after = preview(choice);
  return after === null || view.viewer === null ? '' : labels.cashThen(after.view.players[view.viewer].cash);
}

/** A bid as high as one's cash, and one project. */
function suggest({ view, labels }: EconomicusScene, choice: Draft, field: string): { value: number; hint: string }[] {
  if (choice.type === 'createProjects') return [{ value: 1, hint: '' }];
  const f = view.stack.at(-1);
  if (choice.type !== 'bid' || field !== 'amount' || f?.phase !== 'auction' || view.viewer === null) return [];
  const next = f.last === null ? f.start : f.last + 1;
  return [
    { value: next, hint: '' },
    { value: view.players[view.viewer].cash, hint: labels.allCash },
  ];
}
