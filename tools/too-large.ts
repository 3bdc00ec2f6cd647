import { dirname } from 'node:path';

const MOST_FILES = 20;
const MOST_LINES = 400;

/** Files with more lines, and folders with more files that are no tests, than one can overlook. */
export function tooLarge(sources: ReadonlyMap<string, string>): string[] {
  const folders = Map.groupBy(
    [...sources.keys()].filter((file) => !/\.(test|check)\.tsx?$/.test(file)),
    (file) => dirname(file),
  );
  return [
    ...[...folders]
      .filter(([, files]) => files.length > MOST_FILES)
      .map(([folder, files]) => `${folder}: ${files.length} files; group them by subject, at most ${MOST_FILES} each`),
    ...[...sources]
      .map(([file, source]) => ({ file, lines: source.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ file, lines }) => `${file}: ${lines} lines; split it by subject, at most ${MOST_LINES} each`),
  ];
}
