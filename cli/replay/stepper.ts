import { emitKeypressEvents } from 'node:readline';

type Key = { name?: string; ctrl?: boolean; sequence?: string };

/** Steps from `first` with the keyboard until the person leaves. `show` draws a step and the number typed so far. */
export function stepThrough(how: {
  first: number;
  last: number;
  show(at: number, typed: string): void;
}): Promise<void> {
  const { stdin, stdout } = process;
  let at = how.first;
  let typed = '';
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  how.show(at, typed);
  return new Promise((resolve) => {
    const goTo = (step: number): void => {
      at = Math.min(Math.max(step, 0), how.last);
      typed = '';
      how.show(at, typed);
    };
    const onKey = (letter: string | undefined, key: Key): void => {
      const name = key.name ?? letter ?? '';
      if (name === 'q' || name === 'escape' || (key.ctrl && (name === 'c' || name === 'd'))) {
        stdin.off('keypress', onKey);
        stdout.off('resize', onResize);
        stdin.setRawMode(false);
        stdin.pause();
        stdout.write('\n');
        resolve();
      } else if (/^\d$/.test(letter ?? '')) {
        typed += letter;
        how.show(at, typed);
      } else if (name === 'backspace') {
        typed = typed.slice(0, -1);
        how.show(at, typed);
      } else if ((name === 'return' || name === 'enter') && typed !== '') goTo(Number(typed));
      else if (FORWARD.has(name)) goTo(at + 1);
      else if (BACK.has(name)) goTo(at - 1);
      else if (name === 'home') goTo(0);
      else if (name === 'end') goTo(how.last);
    };
    const onResize = (): void => how.show(at, typed);
    stdin.on('keypress', onKey);
    stdout.on('resize', onResize);
  });
}

const FORWARD = new Set(['return', 'enter', 'right', 'down', 'space', 'n', 'l', 'j']);
const BACK = new Set(['left', 'up', 'b', 'p', 'h', 'k']);
