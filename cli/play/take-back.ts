import { commonText, refusalWords, undo } from '@parlour/kernel';
import type { Session } from './sitting.ts';

/** Takes the person's last move back, as far as nothing new was seen since; otherwise says why not. */
export function takeBack(session: Session): string | null {
  const { match, me, context, text } = session;
  const { scene } = session.look();
  const because = match.barrier;
  // Bots would agree to anything, so the kernel would let a person alone among them undo what chance has shown.
  const isFree = match.trail.at(-1)?.seat === me;
  const done = isFree
    ? undo(match, me)
    : { ok: false as const, refusal: { refused: 'cannotUndo' as const, rule: null, facts: { because } } };
  if (!done.ok) return refusalWords(commonText[context.language], text, done.refusal, scene.say);
  session.told = session.log.length;
  session.log.push({ words: context.text.play.tookBack(scene.say.seat(me)), isMinor: false });
  return null;
}
