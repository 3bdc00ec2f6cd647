import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take minutes, longest first: begun last, one of them would run alone at the end. */
const LONG = ['lessons', 'every-game', 'manticore', 'phones', 'online/', 'accessibility', 'online', 'end', 'book'];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.includes(`e2e/${name}`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
