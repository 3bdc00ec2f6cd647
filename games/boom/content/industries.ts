/** Five industries, one for each Event; Software is the rulebook's, the others are ours. */
export const INDUSTRIES = ['software', 'ecommerce', 'media', 'telecom', 'b2b'] as const;
export type Industry = (typeof INDUSTRIES)[number];
