/** Writes docs/openapi.json from the schemas; with --check only tells whether it is what it should be. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '@parlour/protocol/operations.ts';
import { root } from './bundle.ts';

const file = join(root, 'docs/openapi.json');
const wanted = `${JSON.stringify(openApi(), null, 1)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('docs/openapi.json is not what the schemas say. Write it anew: npm run fix');
  process.exit(1);
}
