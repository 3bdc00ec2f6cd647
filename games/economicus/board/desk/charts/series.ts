/** One line of a chart: a value a turn, or none. */
type Series = { turn: number; value: number | null }[];

/** The line as a path; a gap where nothing was known. */
export function pathOf(series: Series, most: number, width: number, height: number): string {
  const first = series[0]?.turn ?? 0;
  const span = Math.max(1, (series.at(-1)?.turn ?? 1) - first);
  let isOpen = false;
  return series
    .map(({ turn, value }) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const x = 3 + ((turn - first) / span) * (width - 6);
      const y = height - 3 - (Math.max(0, value) / Math.max(1, most)) * (height - 6);
      const step = `${isOpen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      isOpen = true;
      return step;
    })
    .join('');
}
