export * from './marks.ts';
export * from './paints.ts';
export * from './seat-mark.tsx';
