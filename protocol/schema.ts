import { z } from 'zod';
import { recordSchema } from './record.ts';

/** The JSON Schema of a record, for whoever reads our files with other tools. `protocol/record.schema.json` is its copy. */
export const recordJsonSchema = (): object => z.toJSONSchema(recordSchema, { target: 'draft-2020-12', io: 'input' });
