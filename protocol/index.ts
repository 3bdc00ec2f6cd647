export { parseRecord, recordSchema, savedGameSchema } from './record.ts';
export { recordJsonSchema } from './schema.ts';
