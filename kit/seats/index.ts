export * from './marks.ts';
export * from './seat-mark.tsx';
