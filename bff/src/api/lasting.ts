import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Changes with the product or its settings only; asked again after five minutes, it mostly is the same still. */
const SECONDS = 300;

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/**
 * An answer that is the same for everybody who reads the language: any cache may keep it, and asks by its tag whether
 * it still holds.
 */
export const lasting = (answer: object, request: FastifyRequest, reply: FastifyReply): string | undefined => {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  void reply.headers({ 'cache-control': `public, max-age=${SECONDS}`, vary: 'accept-language', etag: tag });
  if (matches(request.headers['if-none-match'], tag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  return text;
};
