export { botPool } from './bots/pool.ts';
export { type Config, readConfig } from './config.ts';
export { House } from './house/house.ts';
export { openServer } from './http/app.ts';
export { type HouseStore, sqliteStore } from './store/index.ts';
