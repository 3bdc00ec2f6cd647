/** Loaded before a server: it is then the build of before, to which rules 0 of every game are the newest there are. */
import * as earlier from '@parlour/bundles/earlier.ts';
import { RULES } from '@parlour/bundles/newest.ts';
import type { ReleasedRules } from '@parlour/bundles/types.ts';

const before = earlier.RULES.filter(({ version }) => version === 0);
(RULES as ReleasedRules[]).splice(0, RULES.length, ...before);
