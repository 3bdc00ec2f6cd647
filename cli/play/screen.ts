import { questionWords } from '@parlour/kernel';
import { wrap } from '@parlour/kit/terminal/layout.ts';
import { clearScreen, rowsOf } from '../terminal.ts';
import { logLines, type Session } from './sitting.ts';

/** The fewest lines of news that are shown even where the screen is low. */
const LEAST_NEWS = 2;

/**
 * The table, what has happened since the last decision, the question, the choices. On a terminal everything is fitted to
 * its height: the news are shortened first, then the table is drawn small; through a pipe nothing is left out.
 */
export function drawScreen(session: Session, choices: readonly string[], size: 'fit' | 'whole' = 'fit'): void {
  const { context, table, going } = session;
  const { style, text, width } = context;
  const { scene } = session.look();
  const isTerminal = process.stdout.isTTY === true;
  const asked = going.about.waiting;
  const words = asked?.deal === true ? text.play.proposal : questionWords(session.text, scene.view, scene.say);
  const question = wrap(`${words} ${style.cyan(asked?.rule ?? '')}`, width).map(style.bold);
  const news = logLines(
    session,
    session.log.slice(session.told).filter(({ isMinor }) => !isMinor),
  );

  // Below the table: a rule, the news, a blank line, the question, the choices, the line of keys and the prompt.
  const room = rowsOf(process.stdout) - question.length - choices.length - 4;
  const whole = table.draw(scene, 'whole');
  const isLow = isTerminal && size === 'fit' && whole.length + Math.min(news.length, LEAST_NEWS) > room;
  const drawn = isLow ? table.draw(scene, 'small') : whole;
  const most = Math.max(LEAST_NEWS, room - drawn.length + (isLow ? 1 : 0));
  const shown = isTerminal && size === 'fit' ? latest(news, most, text.play.hiddenNews) : news;

  if (isTerminal) process.stdout.write(clearScreen);
  context.print(...drawn);
  if (shown.length > 0) context.print(style.dim('─'.repeat(width)), ...shown);
  const isTight = isLow && drawn.length + shown.length + question.length + choices.length + 4 > rowsOf(process.stdout);
  context.print(...(isTight ? [] : ['']), ...question, ...choices, style.dim(text.play.typeHelp));
}

/** The last of the news; where some are left out, the first line says how many. */
function latest(news: readonly string[], most: number, more: (n: number) => string): string[] {
  if (news.length <= most) return [...news];
  let from = news.length + 1 - most;
  // Nothing begins in the middle of a sentence.
  while (news[from]?.startsWith(' ') && from < news.length - 1) from += 1;
  const kept = news.slice(from);
  return [more(news.length - kept.length), ...kept];
}
