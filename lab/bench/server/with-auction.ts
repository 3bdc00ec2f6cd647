/** Loaded before a server of ours: it then has the auction among its games, and is otherwise what `npm start` runs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RULES } from '@parlour/bundles/newest.ts';
import type { ReleasedRules } from '@parlour/bundles/types.ts';

const file = new URL('./auction-rules.ts', import.meta.url);
const bundle = createHash('sha256').update(readFileSync(file, 'utf8')).digest('hex');
(RULES as ReleasedRules[]).push({ game: 'auction', version: 1, speaks: 1, bundle, file: file.href });
