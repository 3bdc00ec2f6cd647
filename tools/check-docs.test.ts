import { describe, expect, test } from 'vitest';
import { type Repository, wrongInDeploy, wrongOn } from './check-docs.ts';

const repository: Repository = {
  files: [
    'README.md',
    'docs/running.md',
    'games/boom/README.md',
    'games/boom/rules/turn.ts',
    'games/boom/index.test.ts',
    'cli/bin/parlour.mjs',
    'deploy/proxy/Caddyfile',
    'e2e/storage.test.ts',
    'tools/run.mjs',
  ],
  read: () => '# Running a house\n\n## Backups, and more\n',
  scripts: ['start', 'test', 'prove', 'bench', 'mutate'],
  runs: ['e2e', 'test'],
  words: { prove: ['leaks', 'synced'], bench: ['rules', 'web'], 'bench web': ['waits'] },
  games: { boom: ['BO-5.11', 'BO-7.2'], attic: [] },
  serverOptions: ['port'],
};
const wrong = (text: string, page = 'README.md') => wrongOn(page, text, repository);

test('what is there is not complained about', () => {
  const text = `
[a page](docs/running.md), [a heading](docs/running.md#backups-and-more), [a folder](games/boom), [elsewhere](https://example.org/x)
\`games/boom/rules/turn.ts\`, \`games/*/README.md\`, \`games/GAME/README.md\`, \`rules/turn.ts\`, \`turn.ts\`, \`rules/\`, \`dist/\`, \`a/b\`
\`npm test -- games/boom\`, \`npm run prove synced\`, \`npm start -- --port 8080\`, \`node tools/run.mjs e2e storage -t PATTERN\`
\`npx parlour play boom --seats 4\`, \`parlour rules boom BO-7\`, \`parlour entropy \` is text
\`npm run mutate games/boom\`, \`npm run mutate -- --only games/boom/rules/turn.ts:30 --workers 2\`, \`npm run bench web waits boom\`
\`npx parlour rules boom BO-5.11\`, \`npx parlour rules boom consent\`, \`npx parlour rules attic AT-1\`, \`npx parlour lab train GAME\`, \`npx parlour play --resume boom.json\`

\`\`\`
npm start                     serves it; npm run nonsense is only spoken of
npx parlour replay FILE       any file
npm run prove leaks           proves that no secret leaks
\`\`\`
`;
  expect(wrong(text)).toEqual([]);
  expect(wrong('[up](../README.md), [here](#life), `boom/README.md`\n# Life', 'docs/running.md')).toEqual([]);
});

test('links and anchors that lead nowhere are named, with their line', () => {
  expect(wrong('fine\n[gone](docs/gone.md)')).toEqual([
    'README.md:2: the link leads to docs/gone.md, which does not exist',
  ]);
  expect(wrong('[there](docs/running.md#restore)')).toEqual([
    'README.md:1: docs/running.md has no heading #restore; it has running-a-house, backups-and-more',
  ]);
});

test('paths that are not there are named; those of decisions are of their time, their links are not', () => {
  expect(wrong('`games/boom/rules/gone.ts` and `gone/`')).toEqual([
    'README.md:1: there is no games/boom/rules/gone.ts in the repository',
    'README.md:1: there is no gone/ in the repository',
  ]);
  expect(wrong('`games/gone.ts` [gone](gone.md)', 'docs/decisions/0001.md')).toHaveLength(1);
});

test('a line of a file that is not there is named by the file', () => {
  expect(wrong('`games/boom/rules/gone.ts:12`, `gone.ts:3:4`')).toEqual([
    'README.md:1: there is no games/boom/rules/gone.ts in the repository',
    'README.md:1: there is no gone.ts in the repository',
  ]);
});

describe('what deploys', () => {
  const wrongHere = (text: string) => wrongInDeploy('deploy/compose.yaml', text, repository);

  test('what is there is not complained about', () => {
    const text = `
# docker compose -f deploy/proxy/Caddyfile up, as somebody/else says
RUN npm run prove leaks && mv reports/parlour-*.tgz /parlour.tgz
    volumes: ["./proxy/Caddyfile:/etc/caddy/Caddyfile:ro"]
    command: ["node", "/srv/node_modules/parlour/cli/bin/parlour.mjs", "worker"]
ExecStart=/usr/bin/node /opt/parlour/node_modules/parlour/cli/bin/parlour.mjs serve --config /etc/parlour.json
`;
    expect(wrongHere(text)).toEqual([]);
  });

  test.each([
    ['dockerfile: deploy/Gone', 'there is no deploy/Gone in the repository'],
    ['volumes: ["./proxy/Gone:/etc/gone:ro"]', 'there is no deploy/proxy/Gone in the repository'],
    ['CMD ["node", "/srv/node_modules/parlour/cli/gone.mjs"]', 'there is no cli/gone.mjs in the repository'],
    ['RUN npm ci && npm run gone', 'there is no npm run gone; there is start, test, prove, bench, mutate'],
    ['CMD ["node", "/srv/node_modules/parlour/cli/bin/parlour.mjs", "gone"]', 'there is no parlour gone'],
  ])('%s is found', (line, sentence) => {
    expect(wrongHere(`\n${line}`)).toEqual([`deploy/compose.yaml:2: ${sentence}`]);
  });
});

test.each([
  ['`npm run gone`', 'there is no npm run gone; there is start, test, prove, bench, mutate'],
  ['`npm run prove gone`', 'npm run prove knows no gone; it knows leaks, synced'],
  ['`npm run bench web gone`', 'npm run bench web knows no gone; it knows waits'],
  ['`npm run bench web waits gone`', 'npm run bench web waits knows no gone; it knows boom, attic'],
  ['`npm run mutate games/gone`', 'there is no games/gone to put a fault into'],
  ['`npm run mutate -- --only kernel/gone.ts:30`', 'there is no kernel/gone.ts to put a fault into'],
  ['`npx parlour play gone`', 'there is no game gone'],
  ['`npx parlour simulate gone --games 7`', 'there is no game gone'],
  ['`npx parlour lab gone boom`', 'gone is none of train|tournament'],
  ['`npx parlour lab train gone`', 'there is no game gone'],
  ['`npx parlour rules boom BO-8`', 'boom has no rule BO-8'],
  ['`npm test -- games/boom games/gone`', 'no test is found by games/gone'],
  ['`npm start -- --gone`', 'npm start knows no --gone'],
  ['`node tools/gone.ts`', 'there is no tools/gone.ts'],
  ['`node tools/run.mjs gone`', 'tools/run.mjs has no command gone; it has e2e, test'],
  ['`node tools/run.mjs e2e gone`', 'no test is found by gone'],
  ['`npx parlour gone`', 'there is no parlour gone'],
  ['`parlour play boom --gone`', 'parlour play knows no --gone'],
  ['```\nPARLOUR_PROVE=on npm run gone\n```', 'there is no npm run gone; there is start, test, prove, bench, mutate'],
])('%s is found', (text, sentence) => {
  expect(wrong(text).map((line) => line.replace(/^README\.md:\d+: /, ''))).toEqual([sentence]);
});
