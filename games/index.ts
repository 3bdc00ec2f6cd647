export { boom } from './boom/index.ts';
