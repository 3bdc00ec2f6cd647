/** One block of the ChaCha20 stream (RFC 8439) with a zero nonce: sixteen words that nobody without the key can tell. */
export function chacha20(key: readonly number[], block: number): Uint32Array {
  const [a, b, c, d, e, f, g, h] = key as number[] as [number, number, number, number, number, number, number, number];
  START.set([a, b, c, d, e, f, g, h, block], 4);
  X.set(START);
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  return X.map((word, i) => word + (START[i] as number));
}

// Working memory, overwritten by every call. "expand 32-byte k", the key, the block number, the nonce.
const START = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const X = new Uint32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** `a += b; d = (d ^ a) rotated`. */
function mix(a: number, b: number, d: number, by: number): void {
  const sum = ((X[a] as number) + (X[b] as number)) | 0;
  const turned = (X[d] as number) ^ sum;
  X[a] = sum;
  X[d] = (turned << by) | (turned >>> (32 - by));
}
