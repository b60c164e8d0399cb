import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Failure } from '@lendring/contracts/http/envelope.js';

/** Our calls need less than ten levels; each level costs stack where a body is read, compared or written down. */
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

/** Refuses bodies that are nested deeper than any call needs, with `answer` and status 400. */
export const refuseDeepBodies = (server: FastifyInstance, answer: (request: FastifyRequest) => Failure): void => {
  server.addHook('preValidation', (request, reply, done) => {
    if (!isDeep(request.body)) return done();
    return void reply.status(400).header('cache-control', 'no-store').send(answer(request));
  });
};
