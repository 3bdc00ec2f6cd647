/** A longer night would leave too little of a day for a game to go on. */
const LONGEST_NIGHT = 18;

/** Whether hours that do not count leave enough of a day. */
export function isNight({ from, to }: { from: number; to: number }): boolean {
  return (to - from + 24) % 24 <= LONGEST_NIGHT;
}
