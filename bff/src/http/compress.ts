import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this size compression saves less than a packet. */
const LEAST_BYTES = 1_024;

/** Texts only: pictures are compressed already, and an event stream must be sent at once. */
const packable = (type: string): boolean =>
  /^(?:text\/(?:html|plain|css|javascript|xml|calendar)|application\/(?:javascript|json|xml|manifest\+json|ld\+json)|image\/svg\+xml)\b/.test(
    type,
  );

/**
 * Packs pages and API answers, Brotli before gzip, for whoever takes it. What could be guessed byte by byte from packed
 * sizes (BREACH) is not there: pages are the same for everybody but for a nonce of one answer, and what is personal is
 * asked for with a token in a header, which another site cannot make a browser send. Sign-in answers, which a cookie
 * opens, stay as they are.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyCompress, {
    global: true,
    threshold: LEAST_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: packable,
    // Level 4 compresses a page in a millisecond or two; static files are compressed harder at build time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/auth/')) request.headers['x-no-compression'] = '1';
    done();
  });
};
