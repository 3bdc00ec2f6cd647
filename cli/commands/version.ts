import { readFileSync } from 'node:fs';
import type { Command } from '../context.ts';

export const version: Command = async ({ print }, args) => {
  const { version: parlour } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  print(
    args.has('json')
      ? JSON.stringify({ parlour, node: process.version })
      : `Parlour ${parlour} (Node ${process.version})`,
  );
  return 0;
};
