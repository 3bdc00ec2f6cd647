/** Plain JSON values, compared. What is secret in a choice is shown as `{"secret": value}`, and to whom it is withheld as `{"secret": null}`. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A secret laid open. */
const opened = (value: unknown): unknown => (isObject(value) && 'secret' in value ? value['secret'] : value);

/** Whether both are the same, secrets laid open. */
export function isSame(one: unknown, other: unknown): boolean {
  return agrees(opened(one), opened(other), isSame);
}

/** Whether what was shown is what is kept, except where a secret was withheld. */
export function isShownOf(shown: unknown, kept: unknown): boolean {
  if (isObject(shown) && shown['secret'] === null) return true;
  return agrees(opened(shown), opened(kept), isShownOf);
}

function agrees(one: unknown, other: unknown, each: (one: unknown, other: unknown) => boolean): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => each(value, other[i]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => name in other && each(one[name], other[name]))
  );
}
