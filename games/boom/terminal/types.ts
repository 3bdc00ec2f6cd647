import type { View } from '@parlour/kernel';
import type { Scene } from '@parlour/kit/terminal/table.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom, Company, CompanyFacts } from '../types.ts';
import type { BoomLabels } from './labels.ts';

/** A scene of •Boom; its text has the names of cards, industries and firms besides what every game has. */
export type BoomScene = Scene<Boom, BoomLabels> & { text: BoomText };
export type CompanyOnTable = View<Company>;
export type { CompanyFacts };

export const signed = (burn: number): string => (burn > 0 ? `+${burn}` : burn < 0 ? `−${-burn}` : '0');
