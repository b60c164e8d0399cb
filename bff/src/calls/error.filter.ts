import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InvalidMessage, isAway, type ApiIssue } from '@lendring/platform/rpc/api-errors.js';
import type { Failure } from '@lendring/contracts/http/envelope.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type FieldProblem } from '../errors/api-error.js';
import { localeOf } from './callers.js';
import { LOG, type BffLog } from '../http/log.js';
import type { MethodsOf } from '../http/routes.js';
import { PAGES, type Pages } from '../web/page.controller.js';
import { fieldText, hasText, statusOf, textOf, type Code } from '@lendring/contracts/http/messages.js';

export const METHODS = Symbol('methods');

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

/**
 * Translates a service's field path to the API field name: `data.changes.shortDescription` becomes
 * `short_description`. Error codes of the service are unchanged.
 */
const fromApi = ({ path, message }: ApiIssue): FieldProblem => ({
  path: path
    .replace(/^data\.(?:changes\.)?/, '')
    .replace(/^pricings\b/, 'pricing')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  code: hasText(message) ? message : 'format',
});

export const apiErrorOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isAway(error)) return new ApiError('service_unavailable');
  // A service may validate more strictly than the public schema, so report its issues as invalid input of the caller.
  if (error instanceof InvalidMessage) return new ApiError('invalid_input', {}, error.issues.map(fromApi));
  const status = statusCode(error);
  return new ApiError(status === null ? 'internal' : fromHttp(status));
};

export const failureOf = (error: ApiError, request: FastifyRequest): Failure => {
  const locale = localeOf(request);
  const text = textOf(error.code, locale, error.params);
  return {
    error: true,
    msgcode: error.code,
    msgtext: text,
    msg: text,
    ...(error.fields.length > 0
      ? { fields: error.fields.map((f) => ({ path: f.path, code: f.code, text: fieldText(f.code, locale, f.params) })) }
      : {}),
  };
};

const byMethod = (thrown: ApiError, request: FastifyRequest, methodsOf: MethodsOf): ApiError => {
  const error = request.is404 ? new ApiError('not_found') : thrown;
  const methods = error.code === 'not_found' ? methodsOf(request.url) : [];
  return methods.length === 0 || methods.includes(request.method)
    ? error
    : new ApiError('method_not_allowed', { methods: methods.join(', ') });
};

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/v1') && (headers.accept ?? '').includes('text/html');

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: BffLog,
    @Inject(METHODS) private readonly methodsOf: MethodsOf,
    @Inject(PAGES) private readonly pages: Pages,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = byMethod(apiErrorOf(thrown), request, this.methodsOf);
    if (error.code === 'internal' || thrown instanceof InvalidMessage)
      this.log.error({ method: request.method, route: request.routeOptions.url, err: thrown }, 'Call failed');
    if (statusOf(error.code) === 503) void reply.header('retry-after', '5');
    if (statusOf(error.code) === 429) void reply.header('retry-after', String(error.params['seconds'] ?? 60));
    if (error.code === 'method_not_allowed') void reply.header('allow', error.params['methods']);
    if (statusOf(error.code) === 404 && wantsPage(request) && thrown instanceof ApiError)
      return void this.page(request, reply);
    this.envelope(error, request, reply);
  }

  private envelope(error: ApiError, request: FastifyRequest, reply: FastifyReply): void {
    void reply
      .status(statusOf(error.code))
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(failureOf(error, request));
  }

  private page(request: FastifyRequest, reply: FastifyReply): void {
    void reply.removeHeader('content-type');
    this.pages(request, reply).catch((error: unknown) => {
      this.log.error({ err: error }, 'Rendering the not-found page failed');
      this.envelope(new ApiError('not_found'), request, reply);
    });
  }
}
