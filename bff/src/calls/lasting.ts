import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/** Sends an answer that shared caches may store for `seconds`, with an ETag for revalidation. */
export const lasting = (
  answer: object,
  seconds: number,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined => {
  const text = JSON.stringify(answer);
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  void reply.headers({ 'cache-control': `public, max-age=${seconds}`, vary: 'accept-language', etag: tag });
  if (matches(request.headers['if-none-match'], tag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.header('content-type', 'application/json; charset=utf-8');
  return text;
};
