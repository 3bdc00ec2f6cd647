import { sha256 } from './digest.ts';

/** JSON with sorted keys and nothing left to taste: equal values give equal texts, in Node and in every browser. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new TypeError(`${value} is not plain JSON`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError(`${typeof value} is not plain JSON`);
  const source = value as Record<string, unknown>;
  const fields = Object.keys(source)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(source[key])}`);
  return `{${fields.join(',')}}`;
}

/** The content hash of a plain value. Of a state it also covers the secret key of its dice, so it foretells nothing. */
export const hashOf = (value: unknown): string => sha256(canonical(value));
