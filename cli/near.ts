/** The known word that was probably meant; `null` if none is near. */
export function near(given: string, known: readonly string[]): string | null {
  const wanted = given.toLowerCase();
  let best: string | null = null;
  let least = Math.max(2, Math.ceil(wanted.length / 3)) + 1;
  for (const word of known) {
    const steps = word.toLowerCase().startsWith(wanted) && wanted !== '' ? 1 : distance(wanted, word.toLowerCase());
    if (steps < least) [best, least] = [word, steps];
  }
  return best;
}

/** How many letters must be changed, added, dropped or swapped to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let steps = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
