import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { carriesPass } from '../settings/gate.js';
import { MISSING_HEADER } from '../caller/optional.js';

const SECONDS = 5;
const ENTRIES = 1000;
const cacheable = /^\/v1\/(offer_search|city)/;

/** `body` is encoded once: of a text, Node would encode it for each answer, a quarter of the time of a hit. */
type Entry = Readonly<{ body: Buffer; expires: number }>;

/** `forget`: drops all cached answers and prevents requests in progress from being cached. */
export type AnonymousReads = Readonly<{ forget: () => void }>;

const keyOf = (request: FastifyRequest): string | null =>
  request.method === 'GET' && !request.headers.authorization && !carriesPass(request) && cacheable.test(request.url)
    ? `${request.headers['accept-language'] ?? ''} ${request.url}`
    : null;

/**
 * Caches answers to anonymous reads in memory for five seconds. Signed-in users bypass the cache, so that they see
 * their own writes.
 */
export const cacheAnonymousReads = (
  app: FastifyInstance,
  isOpen: () => boolean,
  now: () => number = Date.now,
): AnonymousReads => {
  let entries = lruMap<string, Entry>(ENTRIES);
  const places = new WeakMap<FastifyRequest, typeof entries>();

  app.addHook('onRequest', (request, reply, done) => {
    places.set(request, entries);
    const key = keyOf(request);
    const hit = key && isOpen() ? entries.get(key) : undefined;
    if (!hit || hit.expires < now()) return done();
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-cache', 'hit')
      .send(hit.body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const key = keyOf(request);
    if (
      key &&
      places.get(request) === entries &&
      reply.statusCode === 200 &&
      typeof payload === 'string' &&
      !reply.hasHeader('x-cache') &&
      !reply.hasHeader(MISSING_HEADER)
    ) {
      entries.set(key, { body: Buffer.from(payload), expires: now() + SECONDS * 1000 });
    }
    done(null, payload);
  });

  return {
    forget: () => {
      entries = lruMap(ENTRIES);
    },
  };
};
