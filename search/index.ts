export * from './bot.ts';
export * from './careful.ts';
export * from './random.ts';
