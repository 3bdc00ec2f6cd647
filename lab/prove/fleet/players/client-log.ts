import { appendFileSync } from 'node:fs';

const WRITTEN_AT = 200_000;

/** What one client sent and was told, in its order: a line of JSON each, with the time of this machine. Nothing else is known to who checks. */
export class ClientLog {
  private readonly file: string;
  private lines: string[] = [];
  private size = 0;

  constructor(file: string) {
    this.file = file;
  }

  write(is: string, what: object = {}): void {
    const line = JSON.stringify({ t: Date.now(), is, ...what });
    this.lines.push(line);
    this.size += line.length;
    if (this.size > WRITTEN_AT) this.flush();
  }

  flush(): void {
    if (this.lines.length > 0) appendFileSync(this.file, `${this.lines.join('\n')}\n`);
    this.lines = [];
    this.size = 0;
  }
}
