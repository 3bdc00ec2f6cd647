import { connect, type Socket } from 'node:net';

/** How a way is broken: `reset`, both ends hear of it at once; `silent`, nothing arrives any more and nobody is told. */
export type Cut = 'reset' | 'silent';

type Pair = { near: Socket; far: Socket };

/** How long a connection may take to stand before it counts as refused. */
const PATIENCE = 1000;

/** The way to one port of this machine, by which connections are carried; it can be cut, and mended. */
export class Way {
  readonly port: number;
  private readonly pairs = new Set<Pair>();
  private broken: Cut | null = null;

  constructor(port: number) {
    this.port = port;
  }

  /** Carries a connection to the other end; false if nobody is there. */
  async carry(near: Socket): Promise<boolean> {
    if (this.broken !== null) return false;
    const far = connect(this.port, '127.0.0.1');
    far.setNoDelay(true);
    if (!(await stands(far))) return false;
    if (near.destroyed || this.broken !== null) {
      far.destroy();
      near.destroy();
      return true;
    }
    this.join({ near, far });
    return true;
  }

  private join(pair: Pair): void {
    this.pairs.add(pair);
    for (const end of [pair.near, pair.far]) {
      end.on('error', () => {});
      // Across a silent way nobody learns that the other is gone.
      end.on('close', () => this.broken !== 'silent' && this.part(pair));
    }
    flow(pair);
  }

  private part(pair: Pair): void {
    this.pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }

  cut(how: Cut): void {
    this.broken = how;
    for (const pair of this.pairs)
      if (how === 'reset') this.part(pair);
      else hold(pair);
  }

  /** What was held back arrives now, however late: so does a message between machines that lost each other for a while. */
  mend(): void {
    this.broken = null;
    for (const pair of this.pairs)
      if (pair.near.destroyed || pair.far.destroyed) this.part(pair);
      else flow(pair);
  }
}

const flow = ({ near, far }: Pair): void => {
  near.pipe(far);
  far.pipe(near);
};

const hold = ({ near, far }: Pair): void => {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
};

function stands(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => settle(false), PATIENCE);
    const settle = (isStanding: boolean) => {
      clearTimeout(late);
      socket.removeAllListeners();
      socket.on('error', () => {});
      if (!isStanding) socket.destroy();
      resolve(isStanding);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
