import * as z from 'zod';
import { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import {
  FollowedType,
  followedSchemas,
  partnerLimits,
  TEST_TYPE,
  type FollowedType as Type,
} from '@lendring/contracts/partner/followed-events.js';
import { EventQuery } from '@lendring/contracts/http/partner.js';
import { examples } from './asyncapi-examples.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

type Json = Record<string, unknown>;

const about: Readonly<Record<Type | typeof TEST_TYPE, string>> = {
  'offer.published': 'An offer stands in public, for the first time or again',
  'offer.changed': 'A public offer changed; its page shows what',
  'offer.withdrawn': 'An offer no longer stands in public',
  'offer.calendar_changed': 'Free days of a public offer changed; `GET /v1/offer_calendar/{id}` has them',
  'offer.opening_changed': 'Opening days of an owner of public offers changed; the pages of the offers show them',
  'request.asked': 'Somebody asks for an offer; for its two sides',
  'request.agreed': 'Both sides agreed; for its two sides',
  'request.period_changed': 'Both sides agreed on another period of a request; for its two sides',
  'request.cancelled': 'What was agreed is cancelled; for its two sides',
  'request.completed': 'The thing is back; for its two sides',
  'request.rated':
    'A rating is shown: both sides have rated, or 14 days have passed since completion; for its two sides alone unless the offer stands in public',
  'group.listed': 'A group stands in public: founded so, or listed from now on',
  'group.changed': 'A listed group changed; its page shows what',
  'group.withdrawn': 'A group no longer stands in public: hidden or deleted, which is not told apart',
  [TEST_TYPE]: 'Only to webhooks, when their owner presses "test"',
};

const nameOf = (type: string): string =>
  type
    .split('.')
    .map((part) => (part[0]?.toUpperCase() ?? '') + part.slice(1))
    .join('');
const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** Removes strictness from schemas, because consumers must tolerate new fields. */
const open = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(open);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]) => [key, open(value)]),
  );
};
const jsonSchema = (schema: Schema, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  }) as Json;
  return open(json) as Json;
};

const envelope = CloudEvent.omit({ traceparent: true, sequence: true });
const testEvent = z.object({
  ...envelope.shape,
  source: z.literal('/partner'),
  type: z.literal(TEST_TYPE),
  data: z.object({ webhookId: z.uuid() }),
});
const events = followedSchemas.map((schema) => {
  const type = FollowedType.parse(schema.shape.type.value);
  const service = type.split('.')[0] ?? '';
  return {
    type,
    service,
    data: schema.shape.data,
    whole: z.object({ ...envelope.shape, source: z.literal(`/${service}`), ...schema.shape }),
  };
});

const attributes = ['specversion', 'id', 'source', 'type', 'subject', 'time'] as const;
const kafkaHeaders: Json = {
  type: 'object',
  required: [...attributes.map((name) => `ce_${name}`), 'content-type'],
  properties: {
    ...Object.fromEntries(attributes.map((name) => [`ce_${name}`, { type: 'string' }])),
    'content-type': { type: 'string', const: 'application/json' },
  },
};
const webhookHeaders: Json = {
  type: 'object',
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  properties: {
    'webhook-id': { type: 'string', description: 'The id of the event, the same for every try' },
    'webhook-timestamp': {
      type: 'string',
      description: 'Seconds since 1970 at this try; refuse what is older than five minutes',
    },
    'webhook-signature': {
      type: 'string',
      description:
        'Space-separated `v1,<base64>`: HMAC-SHA256 over `id.timestamp.body` with the secret of the webhook; two while a secret changes',
    },
  },
};

/** Describes the same event in three encodings: on the stream, signed to a webhook, and in binary mode on Kafka. */
const messages = (): Json => {
  const structured = (type: Type | typeof TEST_TYPE): Json => ({
    name: type,
    title: about[type],
    contentType: 'application/cloudevents+json',
    payload: ref('schemas', nameOf(type)),
    ...(type === TEST_TYPE ? {} : { examples: [{ name: type, payload: examples[type] }] }),
  });
  return Object.fromEntries([
    ...events.map(({ type }) => [nameOf(type), structured(type)] as const),
    ...[...events.map(({ type }) => type), TEST_TYPE as typeof TEST_TYPE].map(
      (type) =>
        [`${nameOf(type)}Call`, { ...structured(type), traits: [ref('messageTraits', 'WebhookCall')] }] as const,
    ),
    ...events.map(
      ({ type }) =>
        [
          `${nameOf(type)}Record`,
          {
            name: type,
            title: about[type],
            contentType: 'application/json',
            traits: [ref('messageTraits', 'KafkaRecord')],
            payload: ref('schemas', `${nameOf(type)}Data`),
            examples: [{ name: type, payload: examples[type].data }],
          },
        ] as const,
    ),
  ]);
};

const channelMessages = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, ref('messages', name)]));
const whole = events.map(({ type }) => nameOf(type));
const topic = (service: string): Json => ({
  address: `lendring.${service}`,
  title: `What the ${service} service says`,
  servers: [{ $ref: '#/servers/kafka' }],
  description:
    'Other types may appear on this topic: leave aside what you do not know. Everybody who may read a topic sees all of it, so it is for systems that the operator trusts.',
  messages: channelMessages(
    events.filter((event) => event.service === service).map(({ type }) => `${nameOf(type)}Record`),
  ),
  bindings: { kafka: { topic: `lendring.${service}`, bindingVersion: '0.5.0' } },
});
const operation = (channel: string, names: readonly string[], summary: string, more: Json = {}): Json => ({
  action: 'send',
  channel: { $ref: `#/channels/${channel}` },
  summary,
  messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  ...more,
});
const names = (channel: Json): string[] => Object.keys(channel['messages'] as Json);

/** AsyncAPI document of an installation. `publicUrl`: its address, which is the server of the stream. */
export const asyncApi = (publicUrl = 'https://lend.example.org'): Json => {
  const { host, protocol } = new URL(publicUrl);
  const channels = {
    offerTopic: topic('offer'),
    requestTopic: topic('request'),
    groupTopic: topic('group'),
    stream: {
      address: '/v1/events',
      title: 'Server-sent events',
      servers: [{ $ref: '#/servers/api' }],
      messages: channelMessages(whole),
      description: `With an API key in \`Authorization: Bearer lk_…\`. Each event carries its cursor as \`id\`; \`Last-Event-ID\` continues after it. At most ${partnerLimits.streams} streams a key. The same page by page: \`GET /v1/event\`.`,
    },
    webhook: {
      address: null,
      title: 'An address of yours',
      servers: [{ $ref: '#/servers/receiver' }],
      messages: channelMessages([...whole, nameOf(TEST_TYPE)].map((name) => `${name}Call`)),
      description: `POST with the event as its body. 2xx: accepted; 410: gone, nothing more is sent; anything else, a redirect, or no answer within ten seconds: retried with growing pauses, and paused after ${partnerLimits.failingHours} hours.`,
    },
  };
  return {
    asyncapi: '3.0.0',
    id: 'urn:lendring:events',
    info: {
      title: 'Lendring events',
      version: '1',
      description:
        'What happens on Lendring, as CloudEvents 1.0: ids and public facts, never personal data. Every event is delivered at least once, events of one subject in order; the same `id` is the same event. Fields may be added: ignore unknown ones. The deletion of an account is published as `offer.withdrawn` with `deleted` for each of its offers, and has no event of its own: delete your copy of an offer then, and that of a person once `GET /v1/user_profile/{id}` answers 410 `account_deleted`.',
    },
    defaultContentType: 'application/json',
    servers: {
      api: {
        host,
        protocol: protocol.slice(0, -1),
        description: 'The installation',
        security: [ref('securitySchemes', 'apiKey')],
      },
      receiver: {
        host: '{host}',
        protocol: 'https',
        description: 'Your own server',
        variables: { host: { description: 'The host of your webhook', default: 'hooks.example.org' } },
      },
      kafka: {
        host: '{brokers}',
        protocol: 'kafka',
        description: 'The operator’s Kafka',
        variables: { brokers: { description: 'Addresses of brokers', default: 'localhost:9092' } },
      },
    },
    channels,
    operations: {
      tellOffers: operation(
        'offerTopic',
        names(channels.offerTopic),
        'Offers as they are published, changed and withdrawn, and their calendars as they change',
      ),
      tellRequests: operation(
        'requestTopic',
        names(channels.requestTopic),
        'Requests as they are asked, agreed, cancelled, completed and rated',
      ),
      tellGroups: operation(
        'groupTopic',
        names(channels.groupTopic),
        'Groups as they are listed, changed and withdrawn',
      ),
      streamEvents: operation('stream', whole, 'What the owner of the key may see, as it happens', {
        bindings: {
          http: {
            method: 'GET',
            query: jsonSchema(EventQuery.pick({ cursor: true, since: true, types: true }), 'input'),
            bindingVersion: '0.3.0',
          },
        },
      }),
      callWebhook: operation(
        'webhook',
        names(channels.webhook),
        'What the owner of the webhook may see, one after the other',
        {
          traits: [{ summary: 'Signed as Standard Webhooks says' }],
          bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
        },
      ),
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'lk_…',
          description: 'An API key from the account page',
        },
      },
      messageTraits: {
        KafkaRecord: {
          headers: kafkaHeaders,
          description: 'CloudEvents binary mode: attributes as headers, `data` as value',
          bindings: { kafka: { key: { type: 'string', description: 'The subject' }, bindingVersion: '0.5.0' } },
        },
        WebhookCall: { headers: webhookHeaders },
      },
      schemas: {
        ...Object.fromEntries(
          events.flatMap(({ type, data, whole: all }) => [
            [nameOf(type), jsonSchema(all)],
            [`${nameOf(type)}Data`, jsonSchema(data)],
          ]),
        ),
        [nameOf(TEST_TYPE)]: jsonSchema(testEvent),
      },
      messages: messages(),
    },
  };
};
