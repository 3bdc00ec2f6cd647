import type { Pace } from '@parlour/protocol';

type Days = Extract<Pace, { is: 'days' }>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time is counted in quarters of an hour: no zone of the world has a finer offset. */
const STEP = HOUR / 4;

/** The moment at which so much time, all that the pace gives, is over for somebody in this zone; nights and weekends that do not count make it later. */
export function dueAfter(from: number, pace: Days, zone: string, time = pace.days * DAY): number {
  let left = time;
  if (pace.weekends && pace.night === null) return from + left;
  const local = localIn(zone);
  let now = from;
  while (left > 0) {
    const step = Math.min(STEP - (now % STEP), left);
    if (counts(pace, local(now))) left -= step;
    now += step;
  }
  return now;
}

/** How much of the time until then counts. */
export function countedUntil(due: number, from: number, pace: Days, zone: string): number {
  if (pace.weekends && pace.night === null) return Math.max(0, due - from);
  const local = localIn(zone);
  let counted = 0;
  for (let now = from; now < due; ) {
    const step = Math.min(STEP - (now % STEP), due - now);
    if (counts(pace, local(now))) counted += step;
    now += step;
  }
  return counted;
}

/** Whether a moment counts, by what the clocks and calendars say there. */
function counts({ weekends, night }: Days, local: number): boolean {
  const weekday = new Date(local).getUTCDay();
  if (!weekends && (weekday === 0 || weekday === 6)) return false;
  if (night === null || night.from === night.to) return true;
  const hour = Math.floor((local % DAY) / HOUR);
  const isNight = night.from < night.to ? hour >= night.from && hour < night.to : hour >= night.from || hour < night.to;
  return !isNight;
}

/**
 * What the clocks of a zone say, as if it were UTC. The calendar is asked twice a day, and at every step only on the two days of a
 * year on which clocks are put forward or back: it is so slow that other tables would wait.
 */
function localIn(zone: string): (moment: number) => number {
  const format = formatIn(zone);
  const offsetAt = (moment: number): number => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
  };
  const atMidnight = new Map<number, number>();
  const offsetOn = (day: number): number => {
    const offset = atMidnight.get(day) ?? offsetAt(day * DAY);
    atMidnight.set(day, offset);
    return offset;
  };
  return (moment) => {
    const day = Math.floor(moment / DAY);
    const offset = offsetOn(day);
    return moment + (offset === offsetOn(day + 1) ? offset : offsetAt(moment));
  };
}

/** A zone the machine does not know is taken for UTC. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const how = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...how, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...how, timeZone: 'UTC' });
  }
}
