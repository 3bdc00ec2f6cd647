import type { Cards } from '../types.ts';
import { crimeOptions } from './crime-options.ts';
import { crisisCards } from './crisis-cards.ts';
import { eventCards } from './event-cards.ts';
import { legalOptions } from './legal-options.ts';

export const cards: Cards = { optionCards: { ...legalOptions, ...crimeOptions }, eventCards, crisisCards };
