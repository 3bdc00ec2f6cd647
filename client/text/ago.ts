/** "5 minutes ago", in the unit that says most. */
export function ago(format: Intl.RelativeTimeFormat, ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 60 * 36) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}
