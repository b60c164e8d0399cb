import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import { tagOf } from './openapi-tags.js';

type Json = Record<string, unknown>;

const text = { schema: { type: 'string' } };
const binary = { schema: { type: 'string', contentMediaType: 'application/pdf' } };
/**
 * OpenAPI 3.1 cannot describe single events of a stream; a schema here would describe the whole stream, so it is
 * omitted.
 */
const stream = { 'text/event-stream': {} };

export const filePaths = (
  parameters: Readonly<{ lang: Json; event: readonly Json[]; labels: readonly Json[]; manyLabels: readonly Json[] }>,
  noes: Json,
): Record<string, Json> => ({
  '/request_calendar_ics': {
    get: {
      operationId: 'calendarFile',
      tags: [tagOf('/request_calendar_ics')],
      summary: 'Own calendar as an ICS file (RFC 5545)',
      parameters: [parameters.lang],
      security: [{ bearer: [] }],
      responses: { 200: { description: 'The file, as an attachment', content: { 'text/calendar': text } }, ...noes },
    },
  },
  '/offer_labels/{id}': {
    get: {
      operationId: 'offerLabels',
      tags: [tagOf('/offer_labels')],
      summary: 'Labels with QR codes for an own offer, or for its pieces, as PDF',
      parameters: [...parameters.labels, parameters.lang],
      security: [{ bearer: [] }],
      responses: {
        200: { description: 'The file, as an attachment', content: { 'application/pdf': binary } },
        ...noes,
      },
    },
  },
  '/offer_labels': {
    get: {
      operationId: 'labelsOfOffers',
      tags: [tagOf('/offer_labels')],
      summary: 'Labels with QR codes for several own offers and their pieces, as PDF',
      description: 'A label for each numbered piece, and one for an offer without any.',
      parameters: [...parameters.manyLabels, parameters.lang],
      security: [{ bearer: [] }],
      responses: {
        200: { description: 'The file, as an attachment', content: { 'application/pdf': binary } },
        ...noes,
      },
    },
  },
  '/live': {
    get: {
      operationId: 'live',
      tags: [tagOf('/live')],
      summary: 'What changed for whoever is signed in: a stream of server-sent events',
      description:
        'Each `data` is a JSON object with `what` and an id: `everything` (at the beginning, and when something may have gone by), `notifications`, `request` with `request_id`, `days` or `offer` with `offer_id`. It says what to ask again, and nothing of what it is.',
      parameters: [
        {
          name: 'offers',
          in: 'query',
          required: false,
          description: `The offers whose days are followed, separated by commas; ${liveLimits.offers} at most.`,
          schema: { type: 'string' },
        },
        parameters.lang,
      ],
      security: [{ bearer: [] }],
      responses: { 200: { description: 'The stream', content: stream }, ...noes },
    },
  },
  '/events': {
    get: {
      operationId: 'eventStream',
      tags: [tagOf('/events')],
      summary: 'Events as they happen, with an API key: a stream of server-sent events',
      description:
        'Each event is a CloudEvent as in asyncapi.json; its `id` is the cursor. A client that comes back sends the last one as `Last-Event-ID`.',
      parameters: [
        ...parameters.event.filter(({ name }) => ['cursor', 'since', 'types'].includes(String(name))),
        parameters.lang,
        {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description: 'Goes before `cursor`.',
          schema: { type: 'string', pattern: String.raw`^(?:\d{16}){1,2}$` },
        },
      ],
      security: [{ apiKey: [] }],
      responses: { 200: { description: 'The stream', content: stream }, ...noes },
    },
  },
});
