import { actionWords, commonText, type Refusal, refusalWords } from '@parlour/kernel';
import { wrap, wrapList } from '@parlour/kit/terminal/layout.ts';
import type { Draft } from '@parlour/kit/terminal/table.ts';
import { paragraph } from '../rulebook.ts';
import { barredIn } from './choices.ts';
import { whyNotNow } from './reason.ts';
import type { Sitting } from './sitting.ts';

/** What is not possible now, each with the reason and the paragraph it comes from. */
export function whyNot(sitting: Sitting): string[] {
  const { context, going, me, rulebook } = sitting;
  const { rules } = going;
  const { scene, text } = sitting.look();
  const { style, width } = context;
  const words = context.text.play;
  const { offers, refused } = rules.menu(going.match, me);
  const told = new Set<string>();
  const reason = (draft: Draft, because: Refusal): string[] => {
    const action = actionWords(text, draft, scene.say);
    const why = refusalWords(commonText[context.language], text, because, scene.say);
    // A paragraph is quoted once, however many refusals come from it.
    const quote = because.rule === null || told.has(because.rule) ? [] : paragraph(context, rulebook, because.rule);
    if (because.rule !== null) told.add(because.rule);
    const rule = because.rule === null || quote.length > 0 ? '' : ` ${style.cyan(because.rule)}`;
    return [
      ...wrap(`${style.red('✗')} ${action}: ${why}${rule}`, width - 2, '  ').map((line) => `  ${line}`),
      ...quote,
    ];
  };
  const closed = refused.flatMap(({ type, because }) => reason({ type }, because));
  const barred = barredIn(offers, (draft) => whyNotNow(sitting, draft)).flatMap(({ draft, because }) =>
    reason(draft, because),
  );
  const here = new Set([...offers.map(({ type }) => type), ...refused.map(({ type }) => type)]);
  const elsewhere = Object.entries(rules.actions)
    .filter(([type]) => !here.has(type))
    .map(([type, rule]) => `${actionWords(text, { type }, scene.say)} ${style.cyan(rule)}`);
  return [
    ...(closed.length > 0 ? [style.bold(words.notNow), ...closed] : []),
    ...(barred.length > 0 ? [style.bold(words.barred), ...barred] : []),
    ...(closed.length + barred.length === 0 ? [words.everythingPossible] : []),
    ...(elsewhere.length > 0
      ? [style.bold(words.otherTimes), ...wrapList(elsewhere, width - 2).map((line) => `  ${line}`)]
      : []),
  ];
}
