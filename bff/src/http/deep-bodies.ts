import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Failure } from '@lendring/contracts/http/envelope.js';

/**
 * Maximum nesting of a body. API calls need fewer than ten levels, and each level costs stack when a body is parsed,
 * compared or serialised.
 */
const DEEPEST = 64;

const isDeep = (body: unknown): boolean => {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) =>
      one !== null && typeof one === 'object' && !ArrayBuffer.isView(one) ? Object.values(one) : [],
    );
  }
  return false;
};

export const refuseDeepBodies = (server: FastifyInstance, answer: (request: FastifyRequest) => Failure): void => {
  server.addHook('preValidation', (request, reply, done) => {
    if (!isDeep(request.body)) return done();
    return void reply.status(400).header('cache-control', 'no-store').send(answer(request));
  });
};
