import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@parlour/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDirectory, type Ran, run, saying } from './testing/run.ts';

const passing = saying('launch', 'nothing', 'pass', 'decline', 'refuse', 'close', '1');

describe('a whole game through a pipe', () => {
  const cwd = emptyDirectory();
  let game: Ran;
  let record: GameRecord;
  beforeAll(async () => {
    game = await run(['play', 'boom', '--seed', '7', '--firm', 'NOI', '--save', 'game.json'], { cwd, input: passing });
    record = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as GameRecord;
  });

  test('is played to its end, with the table, the question and its rule', () => {
    expect(game.code).toBe(0);
    expect(game.err).toBe('');
    for (const part of [
      'IPO Limit',
      '•Crash at the next flip',
      'Your hand',
      'BO-4.3',
      'BO-4.4',
      'Play nothing',
      'Result',
    ])
      expect(game.out).toContain(part);
    expect(game.out).toContain('npx parlour replay game.json');
    expect(game.out).not.toContain('\x1b[');
  });

  test('its record is finished, names who played, and reveals the seed', () => {
    expect(record.names[0]?.name).toBe('NOI');
    expect(record.seats.map(({ bot }) => bot)).toEqual([null, 'careful', 'careful', 'careful']);
    expect(record.outcome?.winners.length).toBeGreaterThan(0);
    expect(record.seeds).toEqual(['7'.padStart(64, '0')]);
  });

  test('the same seed and the same answers give the same game', async () => {
    const again = emptyDirectory();
    await run(['play', 'boom', '--seed', '7', '--firm', 'NOI', '--save', 'game.json'], { cwd: again, input: passing });
    expect(JSON.parse(readFileSync(join(again, 'game.json'), 'utf8'))).toEqual(record);
  });

  test('verify finds it genuine, for people and for programs', async () => {
    const { code, out } = await run(['verify', 'game.json'], { cwd });
    expect(code).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(6);
    expect(out).toContain('GENUINE');
    const json = JSON.parse((await run(['verify', 'game.json', '--json'], { cwd })).out);
    expect(json).toMatchObject({ ok: true, game: 'boom', lines: record.entries.length });
  });

  test('replay tells it from one seat’s eyes, or with all cards open', async () => {
    const mine = await run(['replay', 'game.json'], { cwd });
    expect(mine.code).toBe(0);
    expect(mine.out).toContain('Game round 1.');
    expect(mine.out).toContain('Result');
    expect(mine.out).toMatch(/NOI draws (?!a card)/);
    expect(mine.out).toContain('draws a card.');
    expect((await run(['replay', 'game.json', '--all'], { cwd })).out).not.toContain('draws a card.');
    const short = await run(['replay', 'game.json', '--to', '3', '--lang', 'ru'], { cwd });
    expect(short.out).toContain('Эта партия не окончена.');
    const json = JSON.parse((await run(['replay', 'game.json', '--json', '--seat', '2'], { cwd })).out);
    expect(json.lines).toHaveLength(record.entries.length + 1);
    expect(json.outcome).toEqual(record.outcome);
  });

  test('an edited record fails at the line that was edited', async () => {
    const at = record.entries.findIndex((entry, i) => i > 10 && 'do' in entry && entry.do.type === 'decline');
    const edited = structuredClone(record);
    const entry = edited.entries[at];
    if (entry === undefined || !('do' in entry)) throw new Error('nobody declined');
    entry.do = { type: 'buy' };
    writeFileSync(join(cwd, 'edited.json'), JSON.stringify(edited));
    const { code, out } = await run(['verify', 'edited.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain(`✗  line ${at + 1}:`);
    expect(out).toContain('NOT GENUINE');
    const json = JSON.parse((await run(['verify', 'edited.json', '--json'], { cwd })).out);
    expect(json.findings.at(-1)).toMatchObject({ ok: false, check: 'chain', at });
    expect((await run(['verify', 'edited.json', '--lang', 'uk'], { cwd })).out).toContain(`рядок ${at + 1}`);
  });

  test('an impossible line is refused in words, with its rule', async () => {
    const edited = structuredClone(record);
    const [entry] = edited.entries;
    if (entry === undefined || !('do' in entry)) throw new Error('the first line is an action');
    entry.do = { type: 'takePublic', company: 'P01' } as { type: string };
    writeFileSync(join(cwd, 'impossible.json'), JSON.stringify(edited));
    const { code, out } = await run(['verify', 'impossible.json'], { cwd });
    expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
      1,
      expect.stringContaining('line 1: an action was not possible.'),
    ]);
    expect(out).toContain('BO-8');
    expect((await run(['replay', 'impossible.json'], { cwd })).err).toContain('line 1');
  });

  test('cut, forged and foreign files are told apart', async () => {
    const cases: [string, unknown, string][] = [
      ['cut.json', { ...record, entries: record.entries.slice(0, -3) }, 'the result is not'],
      ['forged.json', { ...record, seeds: ['f'.repeat(64)] }, 'not the one that was committed to'],
      ['rules.json', { ...record, rules: { version: 9, bundle: '0'.repeat(64) } }, 'NOT CHECKED'],
      ['foreign.json', { ...record, game: 'chess' }, 'does not know the game'],
    ];
    for (const [file, content, words] of cases) {
      writeFileSync(join(cwd, file), JSON.stringify(content));
      const { code, out } = await run(['verify', file], { cwd });
      expect([file, code]).toEqual([file, 1]);
      expect(out).toContain(words);
    }
    writeFileSync(join(cwd, 'text.json'), 'hello');
    expect((await run(['verify', 'text.json'], { cwd })).err).toContain('not JSON');
    writeFileSync(join(cwd, 'other.json'), '{"format":"other"}');
    expect(await run(['verify', 'other.json'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('no record'),
    });
    expect(await run(['verify', 'missing.json'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOENT'),
    });
  });

  test('a finished game is not resumed', async () => {
    const { code, err } = await run(['play', '--resume', 'game.json'], { cwd });
    expect([code, err]).toEqual([1, expect.stringContaining('is over')]);
  });
});

describe('at the prompt', () => {
  const play = (lines: string[], args: string[] = [], cwd = emptyDirectory()) =>
    run(['play', 'boom', '--seed', '7', '--firm', 'NOI', '--save', 'game.json', ...args], {
      cwd,
      input: `${lines.join('\n')}\n`,
    });

  test('bad numbers and words are answered, and nothing is played', async () => {
    const cwd = emptyDirectory();
    const { code, out } = await play(
      ['0', '99', '-1', '1.5', '1e9', 'xyzzy', '%$#', '__proto__', 'a'.repeat(5000)],
      [],
      cwd,
    );
    expect(code).toBe(1);
    expect(out.match(/is no choice/g)).toHaveLength(9);
    expect(
      JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')).record.entries.every(
        (e: { seat: number }) => e.seat !== 0,
      ),
    ).toBe(true);
  });

  test('end of input: a clear line, exit code 1, the game is kept and goes on', async () => {
    const cwd = emptyDirectory();
    const { code, out } = await play(['nothing'], [], cwd);
    expect(code).toBe(1);
    expect(out).toContain('The input ended before the game did.');
    expect(out).toContain('npx parlour play --resume game.json');
    expect((await run(['verify', 'game.json'], { cwd })).out).toContain('NOT FINISHED');
    const resumed = await run(['play', '--resume', 'game.json'], { cwd, input: passing });
    expect([resumed.code, resumed.out]).toEqual([0, expect.stringContaining('Result')]);
    expect((await run(['verify', 'game.json'], { cwd })).code).toBe(0);
  });

  test('quit asks, saves and says how to go on; --no-save writes nothing', async () => {
    const cwd = emptyDirectory();
    const { code, out } = await play(['q', 'n', 'q', 'y'], [], cwd);
    expect([code, out]).toEqual([0, expect.stringContaining('Then we go on.')]);
    expect(out).toContain('Goodbye.');
    expect(existsSync(join(cwd, 'game.json'))).toBe(true);
    const bare = emptyDirectory();
    await run(['play', 'boom', '--no-save'], { cwd: bare, input: 'q\ny\n' });
    expect(readdirSync(bare)).toEqual([]);
  });

  test('a card step is taken back; what the cards have shown is not', async () => {
    const { out } = await play(['u', 'nothing', 'u', 'nothing', 'pass', 'u']);
    expect(out).toContain('NOI takes the last move back.');
    expect(out).toContain('undoing this takes everyone’s consent');
  });

  test('why not, rules, cards, log, help and save', async () => {
    const cwd = emptyDirectory();
    const { out } = await play(
      ['w', 'r', 'r 7.2', 'r nonsense', 'c', 'c boardroom', 'c nobody', 'l', 't', '?', 's here.json'],
      [],
      cwd,
    );
    for (const part of [
      'At other moments of the game',
      'BO-4.3  In the card step',
      'BO-7.2  To lead another round',
      'Nothing in the rules under “nonsense”',
      'Boardroom Coup  D12 · Discard',
      'There is no card “nobody”',
      'noidealab!',
      'Saved in here.json',
    ])
      expect(out).toContain(part);
    expect(existsSync(join(cwd, 'here.json'))).toBe(true);
  });

  test('a price outside its range is refused with its rule; Enter takes the suggestion; b goes back', async () => {
    const { out } = await play(['launch', 'lead', '', '4', '999', 'abc', 'b', 'lead', '7', '1', '5']);
    expect(out).toContain('A share costs at least $5m. (BO-6.3)');
    expect(out).toContain('(BO-R15)');
    expect(out).toContain('“abc” is not a whole number.');
    expect(out).toContain('“7” is not one of 2, 1.');
    expect(out).toMatch(/NOI leads the first round for .* at \$5m and buys 1\sshare\./);
  });

  test('options, presets, hidden treasuries and five seats', async () => {
    const cwd = emptyDirectory();
    const args = [
      '--seats',
      '5',
      '--preset',
      'civilised',
      '--option',
      'treasuries=hidden',
      '--bots',
      'random,careful',
      '--name',
      'Ada',
    ];
    const { out } = await play(['nothing'], args, cwd);
    const { record } = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as { record: GameRecord };
    expect(record.options).toMatchObject({ coolingOff: 'on', quietPeriod: 'on', treasuries: 'hidden' });
    expect(record.seats.map(({ bot }) => bot)).toEqual([null, 'random', 'careful', 'random', 'careful']);
    expect(record.names[0]?.name).toBe('Ada');
    expect(out).toMatch(/Treasury in \$m +100 +\? +\? +\? +\?/);
  });

  test.each([
    ['ru', ['Ваша рука', 'ваш выбор'], 'пропустить', 'без карты', 'отказаться'],
    ['uk', ['Ваша рука', 'ваш вибір'], 'спасувати', 'не грати', 'відмовитися'],
  ])('a whole game in %s', async (language, parts, ...answers) => {
    const cwd = emptyDirectory();
    const { code, out } = await run(['play', 'boom', '--seed', '3', '--lang', language], {
      cwd,
      input: saying(...answers, ''),
    });
    expect(code).toBe(0);
    for (const part of parts) expect(out).toContain(part);
    expect(readdirSync(cwd)).toEqual([expect.stringMatching(/^parlour-boom-\d{4}-\d\d-\d\d\.json$/)]);
    expect((await run(['verify', readdirSync(cwd)[0] ?? ''], { cwd })).code).toBe(0);
  });
});
