import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, COMMANDS } from './commands.ts';
import { BIN, run } from './testing/run.ts';

describe('help teaches', () => {
  test('alone, the program lists its commands', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const command of COMMAND_NAMES) expect(out).toContain(`  ${command}`);
    expect(out).not.toContain('\x1b[');
    expect((await run(['help'])).out).toBe(out);
  });

  test.each(COMMAND_NAMES)('%s: options and examples', async (command) => {
    const { code, out } = await run(['help', command]);
    expect(code).toBe(0);
    for (const option of Object.keys(COMMANDS[command].options)) expect(out).toContain(`--${option}`);
    for (const example of COMMANDS[command].examples) expect(out).toContain(`npx ${example}`);
  });

  test('help may also stand behind the command', async () => {
    expect((await run(['verify', '--help'])).out).toBe((await run(['help', 'verify'])).out);
  });

  test('the launcher hands arguments, output and exit code on', async () => {
    expect((await run(['version', '--json'], { program: BIN })).out).toMatch(/^\{"parlour":"\d+\.\d+\.\d+","node":"v/);
    const { code, err } = await run(['nonsense'], { program: BIN });
    expect([code, err]).toEqual([2, expect.stringContaining('nonsense')]);
  });

  test('the language is that of the system, or the one asked for', async () => {
    expect((await run(['help'], { env: { LANG: 'uk_UA.UTF-8' } })).out).toContain('Команди');
    expect((await run(['help', '--lang', 'ru'])).out).toContain('Команды');
    expect((await run(['help'], { env: { LANG: 'de_DE.UTF-8' } })).out).toContain('Commands');
  });
});

describe('wrong usage ends with 2, the cause, and the way out', () => {
  test.each([
    [['paly'], 'Did you mean play?'],
    [['play', 'bom'], 'Did you mean boom?'],
    [['play', 'boom', '--seets', '4'], 'Did you mean --seats?'],
    [['play'], 'GAME is missing'],
    [['play', 'boom', '--seats', '9'], 'from 3 to 5'],
    [['play', 'boom', '--seats'], '--seats needs a value'],
    [['play', 'boom', '--no-save=yes'], 'takes no value'],
    [['play', 'boom', '--bots', 'carefull'], 'Did you mean careful?'],
    [['play', 'boom', '--seats', '3', '--bots', 'random,random,random'], '3 bots for 2 free seats'],
    [['play', 'boom', '--firm', 'NOJ'], 'Did you mean NOI?'],
    [['play', 'boom', '--seed', 'xyz'], 'hexadecimal'],
    [['play', 'boom', '--option', 'treasuries'], 'NAME=VALUE'],
    [['play', 'boom', '--option', 'treasury=hidden'], 'Did you mean treasuries?'],
    [['play', 'boom', '--option', 'treasuries=hiden'], 'Did you mean hidden?'],
    [['play', 'boom', '--preset', 'civilized'], 'Did you mean civilised?'],
    [['play', 'boom', '--resume', 'x.json'], '--resume takes neither'],
    [['simulate', 'boom', '--games', 'many'], 'whole number from 1 up'],
    [['help', 'verfy'], 'Did you mean verify?'],
    [['rules', 'chess'], 'There is no game “chess”'],
    [['games', 'boom'], 'one word too many'],
    [['games', '--lang', 'de'], 'en, ru and uk'],
    [['--colour'], 'no option --colour'],
  ])('%j', async (args, message) => {
    const { code, err, out } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err.replaceAll('\n', ' ')).toContain(message);
  });
});
