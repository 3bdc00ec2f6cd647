export { MAX_BYTES, MAX_DEPTH, MAX_ENTRIES, parseRecord, readRecord, recordSchema, savedSchema } from './record.ts';
export { recordJsonSchema } from './schema.ts';
export * from './table.ts';
