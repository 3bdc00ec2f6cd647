export * from './bot.ts';
export * from './careful.ts';
export * from './character.ts';
export * from './guidance.ts';
export * from './levels.ts';
export * from './random.ts';
export * from './thinker.ts';
export * from './value.ts';
