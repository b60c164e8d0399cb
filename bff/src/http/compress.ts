import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Minimum bytes for compression; below this size, compression saves less than a packet. */
const LEAST_BYTES = 1_024;

/** True for text types only: pictures are already compressed, and event streams must not be buffered. */
const packable = (type: string): boolean =>
  /^(?:text\/(?:html|plain|css|javascript|xml|calendar)|application\/(?:javascript|json|xml|manifest\+json|ld\+json)|image\/svg\+xml)\b/.test(
    type,
  );

/**
 * Compresses pages and API answers with Brotli or gzip. BREACH does not apply: pages are identical for all users
 * except for a nonce, and personal data requires a token in a header that other sites cannot send. Sign-in answers
 * depend on a cookie and stay uncompressed.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyCompress, {
    global: true,
    threshold: LEAST_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: packable,
    // Brotli level 4 takes a millisecond or two per page; the build compresses static files harder.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/auth/')) request.headers['x-no-compression'] = '1';
    done();
  });
};
