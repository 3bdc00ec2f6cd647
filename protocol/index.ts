export * from './changes.ts';
export { pack, unpack } from './packing.ts';
export { MAX_BYTES, MAX_DEPTH, MAX_ENTRIES, parseRecord, readRecord, recordSchema, savedSchema } from './record.ts';
export * from './room.ts';
export { recordJsonSchema } from './schema.ts';
export * from './table.ts';
export type { Unreadable } from './unreadable.ts';
export * from './version.ts';
export * from './wire.ts';
