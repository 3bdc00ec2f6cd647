import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take a minute or more, longest first: begun last, one of them would run alone at the end. */
const LONG = [
  ...[
    'lessons',
    'online/manticore',
    'book',
    'every-game',
    'online',
    'keyboard',
    'pace',
    'businessmen',
    'accessibility',
  ],
  ...['manticore', 'play', 'screen/', 'economicus', 'shell', 'end', 'learn', 'large-screens', 'tips', 'phones'],
  'matter-of-fact',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.includes(`e2e/${name}`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
