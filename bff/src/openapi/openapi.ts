import { LabelsQuery, ManyLabelsQuery } from '@lendring/contracts/http/pieces.js';
import * as z from 'zod';
import { calls } from '@lendring/contracts/http/calls.js';
import { heavyLimits } from '@lendring/contracts/http/heavy-limits.js';
import { isWrite, type Access, type Call } from '@lendring/contracts/http/call.js';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { isArea, rolesWith } from '@lendring/contracts/kernel/rights.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import * as envelope from '@lendring/contracts/http/envelope.js';
import * as notification from '@lendring/contracts/http/notification.js';
import * as offer from '@lendring/contracts/http/offer.js';
import * as partner from '@lendring/contracts/http/partner.js';
import * as erasure from '@lendring/contracts/http/erasure.js';
import * as profile from '@lendring/contracts/http/profile.js';
import * as reference from '@lendring/contracts/http/reference.js';
import * as request from '@lendring/contracts/http/request.js';
import * as shapes from '@lendring/contracts/http/shapes.js';
import { filePaths } from './openapi-files.js';
import { tagOf, tags } from './openapi-tags.js';
import { withPortablePatterns } from './openapi-patterns.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const shared: readonly (readonly [name: string, schema: Schema])[] = [
  shapes,
  notification,
  offer,
  partner,
  erasure,
  profile,
  reference,
  request,
].flatMap((module) =>
  Object.entries(module)
    .filter(
      (entry): entry is [string, Schema] => entry[1] instanceof z.core.$ZodType && /Shape|Entry|Card$/.test(entry[0]),
    )
    .map(([name, schema]) => [name.replace(/Shape$/, ''), schema] as const),
);

const twice = shared.find(([name, schema]) => shared.some(([other, another]) => other === name && another !== schema));
if (twice) throw new Error(`Two shapes are called ${twice[0]}: the API description would show one of them for both`);

const refTo = (id: string): string => `#/components/schemas/${id}`;

const schemasOf = (direction: Direction, parts: readonly (readonly [string, Schema])[]): Json => {
  const registry = z.registry<{ id: string }>();
  const named = direction === 'output' ? shared : [];
  for (const [id, schema] of [...named, ...parts]) if (!registry.has(schema)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: direction, unrepresentable: 'any', uri: refTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => {
      const { $schema: _dialect, $id: _id, ...rest } = schema as Json;
      return [id, rest];
    }),
  );
};

const entries = Object.entries(calls) as [string, Call][];
const capital = (name: string): string => name[0]?.toUpperCase() + name.slice(1);
const parts = (pick: (call: Call) => Schema | undefined, suffix: string) =>
  entries.flatMap(([name, call]) => {
    const schema = pick(call);
    return schema ? [[`${capital(name)}${suffix}`, schema] as const] : [];
  });

const content = (schema: Json) => ({ content: { 'application/json': { schema } } });

const responses = {
  Refused: { description: 'The request was refused', ...content({ $ref: refTo('Failure') }) },
  Away: {
    description: 'A part of the product cannot be reached right now',
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    ...content({ $ref: refTo('Failure') }),
  },
};
const noes = { '4XX': { $ref: '#/components/responses/Refused' }, 503: { $ref: '#/components/responses/Away' } };

const lang = {
  name: 'lang',
  in: 'query',
  required: false,
  description: '1: German; 2: English, or Dutch where Accept-Language asks for it.',
  schema: { type: 'integer', enum: [1, 2] },
};
const offerInPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call repeated with its key is answered as the first time, and done once.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

const queryOf = (call: Pick<Call, 'query'>, inline: (schema: Schema) => Json): Json[] => {
  const query = call.query ? inline(call.query) : { properties: {} };
  const required = new Set((query['required'] as string[] | undefined) ?? []);
  return Object.entries(query['properties'] as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
};

const roleNote = (access: Access): string | null => {
  if (access === 'admin') return 'For admins only; others get 403 `admin_needed`.';
  if (!isArea(access)) return null;
  return `For these roles: ${rolesWith(access).join(', ')}; others get 403 \`role_needed\`.`;
};

const alsoSuspended = 'Also for suspended people.';
const heavyNote = `Costly: ${heavyLimits.atOnce} of a user and ${heavyLimits.everyone.atOnce} of all users run at once, and ${heavyLimits.waiting} more wait; others get 429 \`too_much_at_once\`.`;
const termsFirst =
  'Who has not agreed to the terms as they are gets 403 `terms_changed`: see `PATCH /terms_agreement`.';

const whileClosed = 'Answers strangers 403 `not_open_yet` while the operator has not opened the installation.';

const switchable = (feature: FeatureName): string =>
  `Answers 404 \`feature_off\` where the operator has switched \`${feature}\` off.`;

const security = (access: Access): Json => {
  if (access === 'key') return { apiKey: [] };
  return { bearer: access === 'admin' || isArea(access) ? [...rolesWith(access)] : [] };
};

const operation = (
  name: string,
  call: Call,
  answers: ReadonlyMap<Schema, string>,
  inline: (schema: Schema) => Json,
  header: CustomHeader,
): Json => {
  const write = isWrite(call);
  const answer = call.answer && answers.get(call.answer);
  const role = roleNote(call.access);
  const notes = [
    ...(call.note ? [call.note] : []),
    ...(role ? [role] : []),
    ...(call.whenSuspended ? [alsoSuspended] : []),
    ...(call.underTerms ? [termsFirst] : []),
    ...(call.cost ? [heavyNote] : []),
    ...(call.access === 'anyone' && !call.evenClosed ? [whileClosed] : []),
    ...(call.feature ? [switchable(call.feature)] : []),
  ];
  return {
    operationId: name,
    tags: [tagOf(call.path)],
    summary: call.summary,
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    parameters: [
      ...(call.id ? [{ name: 'id', in: 'path', required: true, schema: inline(call.id) }] : []),
      ...queryOf(call, inline),
      ...(call.method === 'GET' || call.method === 'DELETE' ? [lang] : []),
      ...(write ? [idempotencyKey] : []),
      ...(write && call.access === 'anyone'
        ? [
            {
              name: header.name,
              in: 'header',
              required: true,
              description: 'Pages of other sites cannot send it.',
              schema: { type: 'string', const: header.value },
            },
          ]
        : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: !z.safeParse(call.body, {}).success,
            ...content({ $ref: refTo(`${capital(name)}Body`) }),
          },
        }
      : {}),
    ...(call.access === 'anyone' ? {} : { security: [security(call.access)] }),
    responses: {
      ...(answer
        ? {
            200: {
              description: 'Success',
              ...content({
                type: 'object',
                required: ['error', 'data'],
                properties: { error: { const: false }, data: { $ref: refTo(answer) } },
              }),
            },
          }
        : { 204: { description: 'Done' } }),
      ...(call.lasting ? { 304: { description: 'What you have, by its ETag, still holds' } } : {}),
      ...noes,
    },
  };
};

const withLang = (body: Json): Json => {
  const choices = body['anyOf'] as Json[] | undefined;
  if (choices) return { ...body, anyOf: choices.map(withLang) };
  return {
    ...body,
    properties: { ...(body['properties'] as Json | undefined), lang: { type: 'integer', enum: [1, 2] } },
  };
};

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'lk_…',
    description: 'An API key from the account page; it reads events and nothing else.',
  },
};

const aboutOf = ({ name, value }: CustomHeader): string =>
  `Lend, rent and borrow things nearby. Every write takes an Idempotency-Key; every list is paged. Our own client sends the header ${name}: ${value} with every call: ` +
  'what is written without sign-in, and the call that renews a token from a cookie, needs it. HEAD is answered wherever GET is. Suspended people read everything; what they write is refused with 403 `account_suspended`, or `account_suspended_for_good`, unless the call says otherwise. What happens, as a stream, as webhooks or on Kafka: [asyncapi.json](/v1/asyncapi.json).';

export const openApi = (header: CustomHeader): Json => {
  const answerParts = parts((call) => call.answer, 'Answer');
  const bodyParts = entries.flatMap(([name, call]) =>
    call.body ? [[`${capital(name)}Body`, call.body] as const] : [],
  );
  const answers = new Map<Schema, string>([
    ...answerParts.toReversed().map(([id, schema]) => [schema, id] as const),
    ...shared.map(([id, schema]) => [schema, id] as const),
  ]);
  const inline = (schema: Schema): Json => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
    return json;
  };
  const outputs = schemasOf('output', [
    ['Failure', envelope.Failure],
    ...answerParts.filter(([id, schema]) => answers.get(schema) === id),
  ]);
  const bodies = Object.fromEntries(bodyParts.map(([id, schema]) => [id, withLang(inline(schema))]));
  const paths: Record<string, Json> = {};
  for (const [name, call] of entries)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(name, call, answers, inline, header);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Lendring', version: '1', description: aboutOf(header) },
    servers: [{ url: '/v1' }],
    tags,
    components: { securitySchemes, responses, schemas: { ...outputs, ...bodies } },
    paths: {
      ...paths,
      ...filePaths(
        {
          lang,
          event: queryOf(calls.event, inline),
          labels: [offerInPath, ...queryOf({ query: LabelsQuery }, inline)],
          manyLabels: queryOf({ query: ManyLabelsQuery }, inline),
        },
        noes,
      ),
    },
  };
  return withPortablePatterns(document) as Json;
};
