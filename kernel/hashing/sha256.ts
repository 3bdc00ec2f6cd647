/** SHA-256 (FIPS 180-4), synchronous and without dependencies, so that Node and browsers compute the same hashes. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const h = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let at = 0; at < words.length; at += 16) {
    for (let i = 0; i < 16; i++) w[i] = at32(words, at + i);
    for (let i = 16; i < 64; i++) {
      const a = at32(w, i - 15);
      const b = at32(w, i - 2);
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = (at32(w, i - 16) + s0 + at32(w, i - 7) + s1) | 0;
    }
    compress(h, w);
  }
  return Array.from(h, (word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(h: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0] = h;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (k + s1 + ((e & f) ^ (~e & g)) + at32(ROUND, i) + at32(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, k];
  for (let i = 0; i < 8; i++) h[i] = (at32(h, i) + at32(sums, i)) | 0;
}

/** The message in big-endian words, with its closing bit and its length. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(((bytes.length + 8) >> 6) * 16 + 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] = at32(words, i >> 2) | (at32(bytes, i) << (24 - (i & 3) * 8));
  words[bytes.length >> 2] = at32(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length & 3) * 8));
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = bytes.length << 3;
  return words;
}

const at32 = (list: ArrayLike<number>, i: number): number => list[i] as number;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional parts of the roots of the first primes: square for the start, cube for the rounds. */
// (Marked as pure: who does not hash anything need not carry them.)
const PRIMES = /* @__PURE__ */ Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n));
const INITIAL = /* @__PURE__ */ PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = /* @__PURE__ */ Uint32Array.from(PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p))));

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;
}
