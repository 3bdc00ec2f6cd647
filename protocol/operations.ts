import { z } from 'zod';
import { listedSchema, meSchema, roomSchema } from './room.ts';
import { PROTOCOL } from './version.ts';
import {
  announceSchema,
  channelSchema,
  createSchema,
  frameSchema,
  goOnSchema,
  hostPersonSchema,
  hostTableSchema,
  houseSchema,
  noticeSchema,
  profileSchema,
  repliedSchema,
  screenSchema,
  screenShownSchema,
  silenceSchema,
  stopSchema,
} from './wire.ts';

/** What may be asked of a server over HTTP: for whoever writes a client of their own, and for the description made of it. */
export type Operation = {
  method: 'get' | 'post' | 'delete';
  path: string;
  says: string;
  body?: z.ZodType;
  /** What comes back where all went well, by its status. */
  answers: Record<number, z.ZodType | null>;
  /** Other statuses that are to be expected. */
  problems: readonly number[];
  /** Who may ask: anybody, a guest with a token, the host of the house. */
  who: 'anybody' | 'guest' | 'host';
};

const newId = z.strictObject({ id: z.string() });
const NOTHING = { 204: null };
const lists = z.strictObject({ open: z.array(listedSchema), mine: z.array(listedSchema) });
const hostView = z.looseObject({ tables: z.array(z.looseObject({})), people: z.array(z.looseObject({})) });

export const OPERATIONS: readonly Operation[] = [
  op(
    'get',
    '/api/house',
    'The version of the protocol; and, for whoever came by localhost, where others in the same network find this house.',
    'anybody',
    { 200: houseSchema },
  ),
  op('get', '/api/me', 'Who you are; 204 if nobody.', 'anybody', { 200: meSchema, 204: null }),
  op(
    'post',
    '/api/me',
    'A new guest, or a changed name. A program that sends x-parlour-client: program gets its token.',
    'anybody',
    { 200: meSchema, 201: meSchema.extend({ token: z.string().optional() }) },
    [400, 429],
    profileSchema,
  ),
  op('delete', '/api/me', 'Forget me: name, words and ways in are erased; games stay and verify.', 'guest', NOTHING),
  op(
    'post',
    '/api/me/links',
    'A private link for another device, good once within a quarter of an hour.',
    'guest',
    { 200: z.strictObject({ link: z.string() }) },
    [401, 429],
  ),
  op(
    'post',
    '/api/me/links/redeem',
    'Take a private link.',
    'anybody',
    { 200: meSchema },
    [400, 410, 429],
    z.strictObject({ link: z.string().max(100) }),
  ),
  op(
    'get',
    '/api/me/notices',
    'Where you are told that it is your turn, and the key push messages are signed with.',
    'guest',
    { 200: z.strictObject({ publicKey: z.string(), channels: z.array(channelSchema) }) },
    [401],
  ),
  op(
    'post',
    '/api/me/notices',
    'Be told by a browser or a webhook; with a room, a table’s own webhook.',
    'guest',
    { 200: channelSchema, 201: channelSchema },
    [400, 401, 403, 422, 429],
    noticeSchema,
  ),
  op(
    'post',
    '/api/me/notices/{id}/try',
    'Send something there, to see that it works.',
    'guest',
    { 200: z.strictObject({ delivered: z.enum(['sent', 'gone', 'failed']) }) },
    [404, 429],
  ),
  op('delete', '/api/me/notices/{id}', 'Be told there no more.', 'guest', NOTHING, [404]),
  op(
    'post',
    '/api/notices/stop',
    'The same by what stands in a notice, without a token.',
    'anybody',
    NOTHING,
    [400, 410, 429],
    stopSchema,
  ),
  op('get', '/api/tables', 'Open tables, and your own, those that wait for you first.', 'anybody', { 200: lists }),
  op(
    'post',
    '/api/tables',
    'A new table; whoever makes it sits first.',
    'guest',
    { 201: newId },
    [400, 401, 403, 422, 429],
    createSchema,
  ),
  op(
    'post',
    '/api/tables/from',
    'A game begun alone is gone on with here: a new record, with what its bringer’s seat has not seen dealt anew.',
    'guest',
    { 201: newId },
    [400, 401, 403, 413, 422, 429],
    goOnSchema,
  ),
  op('get', '/api/tables/{id}', 'A table as whoever has its link may see it.', 'anybody', { 200: roomSchema }, [404]),
  op(
    'post',
    '/api/screens',
    'A big screen is given the digits it is called by; the same again with the table it showed last.',
    'anybody',
    { 200: screenShownSchema },
    [400, 404, 429],
    screenSchema,
  ),
  op(
    'get',
    '/api/screens/{code}',
    'The table that the screen of this name shows; null until somebody has chosen a game for it.',
    'anybody',
    { 200: screenShownSchema },
    [404, 429],
  ),
  op(
    'post',
    '/api/tables/{id}/polls',
    'A line by plain requests, where WebSockets do not get through.',
    'anybody',
    { 201: z.strictObject({ line: z.string() }) },
    [403, 404, 429],
  ),
  op(
    'get',
    '/api/polls/{id}',
    'What was told on that line since; waits for something.',
    'anybody',
    { 200: z.array(repliedSchema) },
    [410],
  ),
  op(
    'post',
    '/api/polls/{id}',
    'A frame on that line, as over a WebSocket.',
    'anybody',
    { 202: null },
    [410],
    frameSchema,
  ),
  op('delete', '/api/polls/{id}', 'Leave that line.', 'anybody', NOTHING),
  op(
    'post',
    '/api/host/enter',
    'Enter as the host of the house, by the token printed at its first start.',
    'anybody',
    NOTHING,
    [400, 403, 429],
    z.strictObject({ token: z.string().max(100) }),
  ),
  op('get', '/api/host', 'Tables, people, and how the house is.', 'host', { 200: hostView }, [403]),
  op(
    'post',
    '/api/host/tables/{id}',
    'Close a table, or turn its chat off or on.',
    'host',
    NOTHING,
    [400, 403, 404],
    hostTableSchema,
  ),
  op(
    'post',
    '/api/host/people/{id}',
    'Ban somebody, let them in again, take them from their seats, forget them.',
    'host',
    NOTHING,
    [400, 403, 404],
    hostPersonSchema,
  ),
  op('post', '/api/host/announcement', 'Say something to everybody.', 'host', NOTHING, [400, 403], announceSchema),
  op('post', '/api/host/chat', 'Turn all chats off, or on again.', 'host', NOTHING, [400, 403], silenceSchema),
  op(
    'post',
    '/api/host/backup',
    'A whole copy beside the file.',
    'host',
    { 200: z.strictObject({ file: z.string(), bytes: z.int() }) },
    [403, 501],
  ),
];

function op(
  method: Operation['method'],
  path: string,
  says: string,
  who: Operation['who'],
  answers: Operation['answers'],
  problems: readonly number[] = [],
  body?: z.ZodType,
): Operation {
  return { method, path, says, who, answers, problems, ...(body && { body }) };
}

/** The same as an OpenAPI description, the schemas as JSON Schema. */
export function openApi(): object {
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    return rest;
  };
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: schemaOf(schema, io) },
  });
  const problem = {
    description: 'What went wrong',
    content: json(z.strictObject({ error: z.string(), detail: z.string().optional() }), 'output'),
  };
  const described = ({ method, path, says, body, answers, problems, who }: Operation) => ({
    operationId: `${method}${path.replace(/\{(\w+)\}/g, 'Of').replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: says,
    security: who === 'anybody' ? [] : [{ [who]: [] }],
    ...(path.includes('{id}') && {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    }),
    ...(body && { requestBody: { required: true, content: json(body, 'input') } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, schema]) => [
        status,
        { description: says, ...(schema && { content: json(schema, 'output') }) },
      ]),
      ...problems.map((status) => [status, problem]),
    ]),
  });
  const paths: Record<string, Record<string, object>> = {};
  for (const each of OPERATIONS) paths[each.path] = { ...paths[each.path], [each.method]: described(each) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlour',
      version: String(PROTOCOL),
      description: 'Tables of a Parlour server. What happens at a table goes over its WebSocket: docs/protocol.md.',
    },
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'http', scheme: 'bearer', description: 'The token of a guest; browsers have it in a cookie.' },
        host: { type: 'apiKey', in: 'header', name: 'Authorization', description: '“Host TOKEN”.' },
      },
    },
  };
}
