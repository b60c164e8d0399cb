import * as z from 'zod';
import { calls, type Call } from '@lendring/contracts/http/calls.js';
import { Failure, success } from '@lendring/contracts/http/envelope.js';

type Json = Record<string, unknown>;
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};
const content = (schema: Json) => ({ content: { 'application/json': { schema } } });

const parameters = (call: Call): Json[] => {
  const query = call.query ? schemaOf(call.query, 'input') : { properties: {}, required: [] };
  const required = new Set((query['required'] as string[] | undefined) ?? []);
  return [
    ...(call.id ? [{ name: 'id', in: 'path', required: true, schema: schemaOf(call.id, 'input') }] : []),
    ...Object.entries(query['properties'] as Json).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
    { name: 'lang', in: call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'header', required: false, schema: { type: 'integer', enum: [1, 2] } },
    ...(call.method === 'GET' ? [] : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 8, maxLength: 128 } }]),
  ];
};

const operation = (name: string, call: Call): Json => ({
  operationId: name,
  summary: call.summary,
  parameters: parameters(call),
  ...(call.body ? { requestBody: { required: true, ...content(schemaOf(call.body, 'input')) } } : {}),
  ...(call.access === 'user' ? { security: [{ bearer: [] }] } : {}),
  responses: {
    ...(call.answer ? { 200: { description: 'Success', ...content(schemaOf(success(call.answer), 'output')) } } : { 204: { description: 'Done' } }),
    '4XX': { description: 'A clear no', ...content(schemaOf(Failure, 'output')) },
  },
});

/** The OpenAPI 3.1 document of `/v1`, made from the table of calls. */
export const openApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lendring', version: '1', description: 'Lend, rent and borrow things nearby. Every write takes an Idempotency-Key; every list is paged.' },
    servers: [{ url: '/v1' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
};
