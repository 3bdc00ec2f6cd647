import { actionWords, type Refusal, type Seat } from '@parlour/kernel';
import type { Draft } from '@parlour/kit/terminal/table.ts';
import { botChoice } from './bots.ts';
import { type Line, linesOf } from './choices.ts';
import { type Commands, commandsAt } from './commands.ts';
import { complete } from './fields.ts';
import { type ListItem, numbered } from './listing.ts';
import { reasonLine, whyNotNow } from './reason.ts';
import { drawScreen } from './screen.ts';
import { logOf, type Session } from './sitting.ts';

export type Ending = 'over' | 'left' | 'inputEnded';

/** Bots play, the person is asked, until the game is over or the person leaves. */
export async function playOn(session: Session): Promise<Ending> {
  const { going, me } = session;
  for (;;) {
    const question = going.about.waiting;
    if (question === null) return 'over';
    // Where several are asked at once, the person comes first: bots would always be quicker.
    if (question.seats.includes(me)) {
      const ending = await decide(session);
      if (ending !== null) return ending;
    } else {
      const seat = question.seats.find((each) => session.bots.has(each));
      const bot = seat === undefined ? undefined : session.bots.get(seat);
      if (seat === undefined || bot === undefined) throw new Error(`nobody plays seat ${question.seats.join(', ')}`);
      move(session, { seat, ...(await botChoice(going, bot, seat)) });
    }
  }
}

/** Does what was chosen and notes it in the log; a refusal is an error of this program, not of the person. */
function move(session: Session, action: { seat: Seat }): void {
  const done = session.going.act(action);
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(done.refusal)}`);
  const { scene } = session.look();
  session.log.push(...logOf(session, scene, done.events, session.me));
}

/** Asks until the person has decided; `null` means the game goes on. */
async function decide(session: Session): Promise<Ending | null> {
  const { context, me, going } = session;
  const { text } = context;
  const choices = linesOf(going.rules.menu(going.match, me).offers, {
    words: (draft) => actionWords(session.text, draft, session.look().scene.say),
    why: (draft) => whyNotNow(session, draft),
  });
  const shown = choices.map((line) => choiceWords(session, line));
  const commands = commandsAt(session);
  drawScreen(session, numbered(context, shown));
  for (;;) {
    const got = await readLine(session, commands, `${text.play.prompt} › `);
    if (got === 'end') return commands.hasLeft() ? 'left' : 'inputEnded';
    if (got === 'moved') return null;
    if (got.line === '') {
      drawScreen(session, numbered(context, shown));
      continue;
    }
    const picked = pick(choices, shown, got.line);
    if (picked === 'several') context.complain(text.play.ambiguous(got.line));
    if (picked === 'none') context.complain(text.play.notAChoice(got.line, choices.length));
    if (typeof picked === 'string') continue;
    const answer = await complete(session, picked, (prompt) => readLine(session, commands, prompt));
    if (answer === 'end') return commands.hasLeft() ? 'left' : 'inputEnded';
    if (answer === 'moved') return null;
    if (answer === 'back') {
      drawScreen(session, numbered(context, shown));
      continue;
    }
    if (take(session, answer.value)) return null;
  }
}

/** Tries the person's choice; what binds several fields together may still speak against it. */
function take(session: Session, draft: Draft): boolean {
  const { context, me, going } = session;
  const done = going.act({ ...draft, seat: me });
  if (!done.ok) {
    context.complain(reasonLine(session, done.refusal as Refusal));
    return false;
  }
  const { scene } = session.look();
  session.told = session.log.length;
  session.log.push(...logOf(session, scene, done.events, me));
  return true;
}

/** A line that is not a command of the prompt. */
async function readLine(
  session: Session,
  commands: Commands,
  prompt: string,
): Promise<{ line: string } | 'end' | 'moved'> {
  for (;;) {
    const line = await session.lines.next(prompt);
    if (line === null) return 'end';
    const done = await commands.run(line.trim());
    if (done === 'leave') return 'end';
    if (done === 'moved') return 'moved';
    if (done === 'no command') return { line: line.trim() };
  }
}

/** By number, or by any part of its words that fits one choice only. */
function pick(choices: readonly Line[], shown: readonly ListItem[], given: string): Line | 'none' | 'several' {
  if (/^\d+$/.test(given)) return choices[Number(given) - 1] ?? 'none';
  if (given.length < 2) return 'none';
  const fitting = choices.filter((_, i) => shown[i]?.words.toLowerCase().includes(given.toLowerCase()));
  return fitting.length > 1 ? 'several' : (fitting[0] ?? 'none');
}

/** A choice as a line of the list, with what it would mean; dots say that more will be asked. */
function choiceWords(session: Session, { draft, left }: Line): ListItem {
  const { scene, text } = session.look();
  const words = actionWords(text, draft, scene.say);
  const hint = session.table.hint(scene, draft);
  const isWhole = Object.keys(left[0]?.fields ?? {}).every((field) => Object.hasOwn(draft, field));
  return { words: `${words}${isWhole ? '' : ' …'}`, hint };
}
