import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { carriesPass } from '../settings/gate.js';
import { MISSING_HEADER } from '../caller/optional.js';

const SECONDS = 5;
const ENTRIES = 1000;
const searches = /^\/v1\/(offer_search|city)/;
const oneOffer = /^\/v1\/offer\/\w+$/;

/** `body` is encoded once: of a text, Node would encode it for each answer, a quarter of the time of a hit. */
type Entry = Readonly<{ body: Buffer; expires: number }>;

/**
 * Drop cached answers, all or those of single offers, and prevent requests in progress from being cached: they may have
 * read what was before.
 */
export type AnonymousReads = Readonly<{ forget: () => void; forgetOffers: () => void }>;

/**
 * Caches anonymous answers to searches and of single offers in memory for five seconds. Signed-in users bypass the
 * cache, so that they see their own writes.
 */
export const cacheAnonymousReads = (
  app: FastifyInstance,
  isOpen: () => boolean,
  now: () => number = Date.now,
): AnonymousReads => {
  const empty = () => lruMap<string, Entry>(ENTRIES);
  let [found, offers] = [empty(), empty()];
  const placeOf = ({ method, headers, url }: FastifyRequest): typeof found | null =>
    method !== 'GET' || headers.authorization ? null : searches.test(url) ? found : oneOffer.test(url) ? offers : null;
  const keyOf = ({ headers, url }: FastifyRequest): string => `${headers['accept-language'] ?? ''} ${url}`;
  /** Place of the answer as of the request's start. */
  const places = new WeakMap<FastifyRequest, typeof found>();

  app.addHook('onRequest', (request, reply, done) => {
    const place = placeOf(request);
    if (!place || carriesPass(request)) return done();
    places.set(request, place);
    const hit = isOpen() ? place.get(keyOf(request)) : undefined;
    if (!hit || hit.expires < now()) return done();
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-cache', 'hit')
      .send(hit.body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const place = places.get(request);
    if (
      place &&
      place === placeOf(request) &&
      reply.statusCode === 200 &&
      typeof payload === 'string' &&
      !reply.hasHeader('x-cache') &&
      !reply.hasHeader(MISSING_HEADER)
    ) {
      place.set(keyOf(request), { body: Buffer.from(payload), expires: now() + SECONDS * 1000 });
    }
    done(null, payload);
  });

  return {
    forget: () => {
      [found, offers] = [empty(), empty()];
    },
    forgetOffers: () => {
      offers = empty();
    },
  };
};
