export * from './choosing.ts';
export * from './controls.tsx';
export * from './narrow.ts';
export * from './use-offers.ts';
