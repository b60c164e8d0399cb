import type { OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { sizedLruMap } from '@lendring/platform/base/lru-map.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesPass } from '../settings/gate.js';
import { MISSING_HEADER } from '../caller/optional.js';
import { REQUEST_ID } from '../http/observe.js';

const SECONDS = 5;
/** Memory for all answers: about three thousand compressed searches. */
const MOST_BYTES = 16 * 2 ** 20;
const cacheable = /^\/v1\/(offer_search|city)/;

/**
 * An answer in the form in which Node sends it fastest. `head`: names and values of all headers in turn, without the
 * request id. `bytes`: a latin1 string of the body's bytes, because Node sends a string in one write with the head.
 */
type Prepared = Readonly<{ head: readonly string[]; bytes: string }>;
type Fresh = Readonly<{ headers: OutgoingHttpHeaders; body: string | Buffer }>;

/** The first hit replaces a fresh answer by a prepared one, since most answers are read once. */
type Entry = Readonly<{ expires: number }> & { answer: Fresh | Prepared };

/** Bytes in memory: strings have up to two a character. */
const sizeOf = ({ answer }: Entry): number =>
  1_000 + ('head' in answer ? answer.bytes.length : answer.body.length * (typeof answer.body === 'string' ? 2 : 1));

const createEntries = () => sizedLruMap<string, Entry>(MOST_BYTES, sizeOf);

/** `forget`: drops all cached answers and prevents requests in progress from being cached. */
export type AnonymousReads = Readonly<{ forget: () => void }>;

/**
 * Contains every part of a request that its answer depends on. Null for requests with a body, whose time is limited.
 */
const keyOf = (request: FastifyRequest): string | null => {
  const { method, url, headers } = request;
  const isPlain =
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['x-no-compression'] === undefined;
  return method === 'GET' && isPlain && cacheable.test(url) && !carriesPass(request)
    ? `${headers['accept-language'] ?? ''}\n${headers['accept-encoding'] ?? ''}\n${url}`
    : null;
};

const prepare = ({ headers, body }: Fresh): Prepared => {
  const bytes = Buffer.from(body);
  const { [REQUEST_ID]: _own, ...others } = headers;
  const sent = { ...others, 'content-length': bytes.length, 'x-cache': 'hit' };
  return {
    head: Object.entries(sent).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)])),
    bytes: bytes.toString('latin1'),
  };
};

const isStream = (payload: unknown): payload is AsyncIterable<Buffer> =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload;

/** Answers that users share: complete, and without a cookie. */
const isShared = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && !reply.hasHeader(MISSING_HEADER) && !reply.hasHeader('set-cookie');

/**
 * Caches answers to anonymous reads in memory for five seconds, as they are sent: compressed, with all headers.
 * Signed-in users bypass the cache, so that they see their own writes. A cached answer is sent in the hook that this
 * function adds. Call it after compression, whose result is cached, and before adding other hooks, which cached answers
 * skip.
 */
export const cacheAnonymousReads = (
  app: FastifyInstance,
  isOpen: () => boolean,
  now: () => number = Date.now,
): AnonymousReads => {
  let entries = createEntries();
  const places = new WeakMap<FastifyRequest, Readonly<{ key: string; entries: typeof entries }>>();

  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request);
    if (key === null || !isOpen()) return done();
    const hit = entries.get(key);
    if (!hit || hit.expires < now()) {
      places.set(request, { key, entries });
      return done();
    }
    const answer = 'head' in hit.answer ? hit.answer : prepare(hit.answer);
    hit.answer = answer;
    reply.hijack();
    reply.raw.writeHead(200, [...answer.head, REQUEST_ID, request.id]);
    reply.raw.end(answer.bytes, 'latin1');
  });

  const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const place = places.get(request);
    if (!place || !isShared(reply)) return payload;
    const body = isStream(payload) ? await buffer(payload) : payload;
    if (place.entries === entries && (typeof body === 'string' || Buffer.isBuffer(body)))
      entries.set(place.key, {
        answer: { headers: Object.assign(reply.raw.getHeaders(), reply.getHeaders()), body },
        expires: now() + SECONDS * 1000,
      });
    return body;
  };
  // Hooks of routes run after those of the server, and compression is one of them.
  app.addHook('onRoute', (route) => {
    if (cacheable.test(route.url)) route.onSend = [route.onSend ?? [], keep].flat();
  });

  return {
    forget: () => {
      entries = createEntries();
    },
  };
};
