import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InvalidMessage, ServiceUnavailable } from '@lendring/platform/runtime/doors/door-errors.js';
import type { Failure } from '@lendring/contracts/http/envelope.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.js';
import { localeOf } from './callers.js';
import { LOG, type BffLog } from './log.js';
import { fieldText, statusOf, textOf, type Code } from './messages.js';

/** Framework errors (unknown route, broken JSON, too big) as errors of ours. */
const fromHttp = (status: number): Code => {
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_big';
  return status >= 400 && status < 500 ? 'body_not_json' : 'internal';
};

const statusCode = (error: unknown): number | null => {
  if (error instanceof HttpException) return error.getStatus();
  const code = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof code === 'number' ? code : null;
};

const apiErrorOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof ServiceUnavailable) return new ApiError('service_unavailable');
  // A door is stricter than the public schema: still the caller's input, and the field is named.
  if (error instanceof InvalidMessage) return new ApiError('invalid_input', {}, error.issues.map(({ path }) => ({ path: path.replace(/^data\./, ''), code: 'format' })));
  const status = statusCode(error);
  return new ApiError(status === null ? 'internal' : fromHttp(status));
};

/** The envelope of a failure in the caller's language. */
export const failureOf = (error: ApiError, request: FastifyRequest): Failure => {
  const locale = localeOf(request);
  const text = textOf(error.code, locale, error.params);
  return {
    error: true, msgcode: error.code, msgtext: text, msg: text,
    ...(error.fields.length > 0
      ? { fields: error.fields.map((f) => ({ path: f.path, code: f.code, text: fieldText(f.code, locale, f.params) })) }
      : {}),
  };
};

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: BffLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = apiErrorOf(thrown);
    if (error.code === 'internal' || thrown instanceof InvalidMessage) this.log.error({ method: request.method, route: request.routeOptions.url, err: thrown }, 'call failed');
    if (error.code === 'service_unavailable') void reply.header('retry-after', '5');
    if (statusOf(error.code) === 429) void reply.header('retry-after', String(error.params['seconds'] ?? 60));
    void reply.status(statusOf(error.code)).send(failureOf(error, request));
  }
}
