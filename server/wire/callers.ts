import type { IncomingMessage } from 'node:http';

/** So many lines one person may have at a time; and so many all those without a name who come from one address. */
const MOST_OF_ONE = 20;
const MOST_OF_ADDRESS = 100;

/** So many may they open in a minute: each is shown all there is at a table. */
const OPENED_BY_ONE = 120;
const OPENED_FROM_ADDRESS = 600;
const MINUTE = 60_000;

/** Who has how many lines, whatever carries them. */
export class Callers {
  private readonly lines = new Map<string, number>();
  /** How many each has opened in this minute. */
  private readonly opened = new Map<string, number>();
  private began = 0;
  private readonly perMinute: number;
  private readonly now: () => number;

  constructor(perMinute = 0, now = () => performance.now()) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** Takes one more line, and returns how it is given back; `null`: there are too many. */
  enter(person: string | null, address: string): (() => void) | null {
    const who = person ?? address;
    const before = this.lines.get(who) ?? 0;
    if (before >= (person === null ? MOST_OF_ADDRESS : MOST_OF_ONE) || !this.mayOpen(person, who)) return null;
    this.lines.set(who, before + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.lines.get(who) ?? 1) - 1;
      if (left > 0) this.lines.set(who, left);
      else this.lines.delete(who);
    };
  }

  private mayOpen(person: string | null, who: string): boolean {
    if (this.now() - this.began >= MINUTE) {
      this.opened.clear();
      this.began = this.now();
    }
    const opened = this.opened.get(who) ?? 0;
    if (opened >= Math.max(this.perMinute, person === null ? OPENED_FROM_ADDRESS : OPENED_BY_ONE)) return false;
    this.opened.set(who, opened + 1);
    return true;
  }
}

/**
 * Where a request comes from: the address that the outermost of our own proxies saw. What stands before it in the header anybody may
 * have written.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...forwarded.map((each) => each.trim()).filter((each) => each !== ''), socket.remoteAddress ?? ''];
  return chain.at(-1 - proxies) ?? (chain[0] as string);
}
