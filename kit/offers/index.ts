export * from './choosing.ts';
export * from './narrow.ts';
export * from './use-offers.ts';
