import { columns, wrap } from '@parlour/kit/terminal/layout.ts';
import { lookUp, pages } from '../rulebook.ts';
import { rowsOf } from '../terminal.ts';
import { Problem } from '../usage.ts';
import { drawScreen } from './screen.ts';
import { logLines, type Session } from './sitting.ts';
import { takeBack } from './take-back.ts';
import { whyNot } from './why-not.ts';

/** What a typed line came to: no command at all, done (ask again), the position has changed, or the person leaves. */
type Done = 'no command' | 'asked again' | 'moved' | 'leave';
export type Commands = { run(line: string): Promise<Done>; hasLeft(): boolean };

/** The commands of the prompt: everything a person may type besides a choice. */
export function commandsAt(session: Session): Commands {
  const { context } = session;
  const { style, text } = context;
  let hasLeft = false;
  /** What is longer than the screen is shown page by page. */
  const print = async (...lines: string[]): Promise<Done> => {
    const page = process.stdout.isTTY ? rowsOf(process.stdout) - 2 : lines.length;
    for (let at = 0; at < lines.length; at += page) {
      context.print(...(at === 0 ? [''] : []), ...lines.slice(at, at + page));
      if (at + page >= lines.length) break;
      const answer = await session.lines.next(style.dim(`${text.play.nextPage} `));
      if (answer === null || answer.trim().toLowerCase() === 'q') break;
    }
    return 'asked again';
  };
  const complain = (words: string): Done => {
    context.complain(words);
    return 'asked again';
  };

  const commands: Record<string, (rest: string) => Done | Promise<Done>> = {
    '?': () => print(...helpLines(session)),
    u() {
      const refusal = takeBack(session);
      return refusal === null ? 'moved' : complain(refusal);
    },
    w: () => print(...whyNot(session)),
    r(rest) {
      const query = rest === '' ? (session.going.about.waiting?.rule ?? '') : rest;
      const found = lookUp(session.rulebook, query);
      return found.chapters.length === 0
        ? complain(text.play.ruleUnknown(query))
        : print(...pages(context, found, query));
    },
    c(rest) {
      const cards = session.table.card(session.look().scene, rest === '' ? null : rest);
      if (cards.length > 0) return print(...cards);
      return complain(rest === '' ? text.play.noCards : text.play.cardUnknown(rest));
    },
    // The log is read from its end, so it is left to the terminal to scroll back.
    l() {
      context.print('', ...logLines(session, session.log));
      return 'asked again';
    },
    t() {
      drawScreen(session, [], 'whole');
      return 'asked again';
    },
    s(rest) {
      try {
        const file = session.save(rest === '' ? null : rest);
        return print(text.play.saved(file), text.play.goOn(`npx parlour play --resume ${file}`));
      } catch (error) {
        if (error instanceof Problem) return complain(error.message);
        throw error;
      }
    },
    async q() {
      const answer = await session.lines.next(`${text.play.quit} `);
      hasLeft = answer !== null && text.play.yes.includes(answer.trim().toLowerCase());
      if (answer === null || hasLeft) return 'leave';
      return print(text.play.notQuit);
    },
  };

  return {
    async run(line) {
      if (line === '') return 'no command';
      const [word = '', ...rest] = line.split(/\s+/);
      const key = word.toLowerCase();
      if (!Object.hasOwn(commands, key)) return 'no command';
      return (await commands[key]?.(rest.join(' '))) ?? 'no command';
    },
    hasLeft: () => hasLeft,
  };
}

function helpLines(session: Session): string[] {
  const { context, table } = session;
  const { style, text, width } = context;
  const rows = text.play.help.map(({ keys, meaning }) => [`  ${style.bold(keys)}`, meaning]);
  const legend = table.legend(session.look().scene);
  return [...columns(rows).flatMap((line) => wrap(line, width, ' '.repeat(10))), '', ...legend, text.play.more];
}
