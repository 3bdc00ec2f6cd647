import type { Pace } from '@parlour/protocol';

type Days = Extract<Pace, { is: 'days' }>;

const HOUR = 3_600_000;
/** Time is counted in quarters of an hour: no zone of the world has a finer offset. */
const STEP = HOUR / 4;

/** The moment at which so many days are over for somebody in this zone; nights and weekends that do not count make it later. */
export function dueAfter(from: number, pace: Days, zone: string): number {
  let left = pace.days * 24 * HOUR;
  if (pace.weekends && pace.night === null) return from + left;
  const counts = counting(pace, zone);
  let now = from;
  while (left > 0) {
    const step = Math.min(STEP - (now % STEP), left);
    if (counts(now)) left -= step;
    now += step;
  }
  return now;
}

/** Whether a moment counts. A zone the machine does not know is taken for UTC. */
function counting({ weekends, night }: Days, zone: string): (moment: number) => boolean {
  const format = formatIn(zone);
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    if (!weekends && (parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun')) return false;
    if (night === null || night.from === night.to) return true;
    const hour = Number(parts['hour']);
    const isNight =
      night.from < night.to ? hour >= night.from && hour < night.to : hour >= night.from || hour < night.to;
    return !isNight;
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const how = { weekday: 'short', hour: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...how, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...how, timeZone: 'UTC' });
  }
}
