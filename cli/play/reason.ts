import { commonText, type Refusal, refusalWords } from '@parlour/kernel';
import type { Draft } from '@parlour/kit/terminal/table.ts';
import type { Sitting } from './sitting.ts';

/** A refusal as one line: the reason and the paragraph. */
export function reasonLine(sitting: Sitting, because: Refusal): string {
  const { scene, text } = sitting.look();
  const words = refusalWords(commonText[sitting.context.language], text, because, scene.say);
  return because.rule === null ? words : `${words} (${because.rule})`;
}

/** What the rules say against a choice; `null` if it may be made. */
export const whyNotNow = ({ going: { rules, match }, me }: Sitting, draft: Draft): Refusal | null =>
  rules.why(match, me, draft);
