import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { asCall, currentCall, isRequestId, isTraceparent, timeLeft, type Call } from '@lendring/platform/base/call.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';
import type { OpenSpan } from '@lendring/platform/telemetry/tracing.port.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BffLog } from './log.js';

/** Deadline in milliseconds for a request including its subrequests, since users leave after ten seconds. */
const ANSWER_MS = 9_000;
const streams = new Set(['/v1/events', '/v1/live']);

export const REQUEST_ID = 'x-request-id';

/** Returns the request id from a trusted proxy, else from the page rendered by this request, else a new id. */
export const requestIdOf = (raw: Pick<IncomingMessage, 'headers'>, proxyIsTrusted: boolean): string => {
  const received = raw.headers[REQUEST_ID];
  return proxyIsTrusted && isRequestId(received) ? received : (currentCall().requestId ?? randomUUID());
};

/** Route template for metrics, never a raw URL: `/v1/offer/:id`, `/files/*`, or `file` for static files. */
const routeOf = (request: FastifyRequest, mounts: readonly string[]): string => {
  const mounted = mounts.find((prefix) => request.url.startsWith(`${prefix}/`));
  if (mounted) return `${mounted}/*`;
  const { url = 'unknown' } = request.routeOptions;
  if (url === '/assets/*') return 'file';
  return /\.[a-z\d]+$/i.test(url) && !url.startsWith('/sitemap') && !url.startsWith('/robots') ? 'file' : url;
};

const RUNNING = Symbol('running');
type Observed = FastifyRequest & {
  [RUNNING]?: Readonly<{ began: number; route: string; span: OpenSpan | null; call: Call }>;
};

type Options = Readonly<{ telemetry: Telemetry; log: BffLog; proxyIsTrusted: boolean; mounts: readonly string[] }>;

/**
 * Runs every request with a deadline, a parent span, and its id in logs and `x-request-id`. Register it as the first
 * hook.
 */
export const observe = (
  app: FastifyInstance,
  { telemetry: { metrics, tracing }, log, proxyIsTrusted, mounts }: Options,
): void => {
  // A property of the request, because an entry of a weak map per request costs the garbage collector more.
  app.decorateRequest(RUNNING);

  app.addHook('onRequest', (request: Observed, reply, done) => {
    const route = routeOf(request, mounts);
    const received = request.headers['traceparent'];
    const parent = proxyIsTrusted && isTraceparent(received) ? received : currentCall().traceparent;
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes,
      ...(parent && { parent }),
    });
    const call: Call = {
      requestId: request.id,
      ...(!streams.has(route) && { deadline: Date.now() + timeLeft(ANSWER_MS) }),
      ...(span && { traceparent: span.traceparent }),
    };
    request[RUNNING] = { began: performance.now(), route, span, call };
    void reply.header(REQUEST_ID, request.id);
    asCall(call, done);
  });

  // Restore the context, because body events of a connection may run in the context of an earlier request.
  app.addHook('preValidation', (request: Observed, _reply, done) => asCall(request[RUNNING]?.call ?? {}, done));

  app.addHook('onResponse', (request: Observed, reply, done) => {
    const { began, route, span } = request[RUNNING] ?? { began: performance.now(), route: 'unknown', span: null };
    const { statusCode: status } = reply.raw;
    const seconds = (performance.now() - began) / 1000;
    metrics.http(request.method, route, status, seconds);
    span?.end({ failed: status >= 500, attributes: { 'http.response.status_code': status } });
    log.debug(
      { requestId: request.id, method: request.method, route, status, ms: Math.round(seconds * 1000) },
      'answered',
    );
    done();
  });
};
