import { isDeepStrictEqual } from 'node:util';
import { playOnBoardgameIo } from './auction-boardgame-io.ts';
import { playOnKernel } from './auction-kernel.ts';
import { playInLoop } from './auction-loop.ts';
import { print, rate, thousands } from './measure.ts';

/** The same auction on our kernel, on boardgame.io and as a bare loop: the same decisions, the same results, in one run. */
export function benchKernel(): boolean {
  for (let seed = 1; seed <= 20; seed++) {
    const finishes = [playOnKernel(seed), playOnBoardgameIo(seed), playInLoop(seed)];
    for (const finish of finishes)
      if (!isDeepStrictEqual(finish, finishes[0])) throw new Error(`the three auctions differ with seed ${seed}`);
  }
  const perSecond = (play: (seed: number) => { actions: number }) => {
    let seed = 0;
    return rate(6, () => play(++seed).actions);
  };
  const kernel = perSecond(playOnKernel);
  const peer = perSecond(playOnBoardgameIo);
  const loop = perSecond(playInLoop);
  const ratio = kernel / peer;
  print('An auction of 56 fields among four seats, random play, actions per CPU second', [
    { what: 'Parlour kernel, all offers enumerated', value: thousands(kernel) },
    { what: 'boardgame.io 0.50 reducer', value: thousands(peer) },
    { what: 'bare loop written by hand', value: thousands(loop) },
    { what: 'kernel / boardgame.io', value: `${ratio.toFixed(0)} times`, bar: '100 times', ok: ratio >= 100 },
    { what: 'bare loop / kernel', value: `${(loop / kernel).toFixed(1)} times` },
  ]);
  return ratio >= 100;
}
