import { SOFT_WINDOWS } from './windows.ts';

/** Seconds for everything that is decided outside of a window (EC-T.12), and for a window that stops only for some. */
const DECISION = 45;
const SOFT = 5;

/** EC-T.12. A window's time is an option of the table; a soft one never takes longer than five seconds. */
export function timer(
  { windowSeconds = '15' }: Record<string, string>,
  asked: { phase: string; step: string; window?: unknown },
): { is: string; seconds: number | null; isShared: boolean } {
  const { phase, step } = asked;
  if (phase !== 'window') return { is: `${phase}.${step}`, seconds: DECISION, isShared: false };
  const window = String(asked.window);
  const limit = windowSeconds === 'none' ? null : Number(windowSeconds);
  const isSoft = SOFT_WINDOWS.some((each) => each === window);
  return { is: window, seconds: limit === null || !isSoft ? limit : Math.min(SOFT, limit), isShared: true };
}
