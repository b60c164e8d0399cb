import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { FastifyReply } from 'fastify';
import { BodyTooBig } from './bodies.js';
import { InvalidFields } from './fields.pipe.js';
import type { Outcome } from './outcomes.js';

export const LOG = Symbol('log');

const RETRY_AFTER = { 'retry-after': '5' };

type Refusal = readonly [status: number, outcome: Outcome];

/** Null for an internal error. */
const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof BodyTooBig) return [413, { outcome: 'too_big' }];
  if (error instanceof InvalidFields) return [400, { outcome: 'invalid', fields: {} }];
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown } | null)?.statusCode;
  if (status === 403 || status === 404) return [status, { outcome: 'forbidden' }];
  return typeof status === 'number' && status < 500 ? [400, { outcome: 'invalid', fields: {} }] : null;
};

@Catch()
export class OutcomeFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = refusalOf(error);
    // Skip errors of the session store, which logs its own unavailability once.
    const isAway = error instanceof EngineUnavailable;
    if (!refusal && !isAway) this.log.error({ err: error }, 'Call of a sign-in page failed');
    if (reply.sent) {
      if (!reply.raw.headersSent) reply.raw.writeHead(isAway ? 503 : 500, isAway ? RETRY_AFTER : {});
      return void reply.raw.end();
    }
    const [status, outcome] = refusal ?? [isAway ? 503 : 500, undefined];
    if (isAway) void reply.headers(RETRY_AFTER);
    if (status === 413) void reply.header('connection', 'close');
    void reply.status(status).header('cache-control', 'no-store').send(outcome);
  }
}
