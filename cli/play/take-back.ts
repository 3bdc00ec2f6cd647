import { commonText, refusalWords } from '@parlour/kernel';
import type { Session } from './sitting.ts';

/** Takes the person's last move back, as far as nothing new was seen since; otherwise says why not. */
export function takeBack(session: Session): string | null {
  const { going, me, context, text } = session;
  const { scene } = session.look();
  const done = going.undo(me);
  if (!done.ok) return refusalWords(commonText[context.language], text, done.refusal, scene.say);
  session.told = session.log.length;
  session.log.push({ words: context.text.play.tookBack(scene.say.seat(me)), isMinor: false });
  return null;
}
