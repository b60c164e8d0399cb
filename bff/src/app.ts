import type { NodeHandler } from './http/node-handler.js';
import cookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { nestLog } from '@lendring/platform/runtime/process/nest-log.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { cacheAnonymousReads, type AnonymousReads } from './calls/anonymous-cache.js';
import { ApiError } from './errors/api-error.js';
import { failureOf } from './calls/error.filter.js';
import type { BffLog } from './http/log.js';
import { observe, requestIdOf } from './http/observe.js';
import { compressAnswers } from './http/compress.js';
import { answerGarbage } from './http/garbage.js';
import { closeConnectionsWhenStopping } from './http/close-connections.js';
import { ownAddress } from './http/own-address.js';
import { noteRoutes, type MethodsOf } from './http/routes.js';
import { safeHeaders } from './http/safe-headers.js';
import { refuseDeepBodies } from './http/deep-bodies.js';
import { bodyTimes, endSlowBodies, type BodyTimes } from './http/slow-bodies.js';

type Options = Readonly<{
  trustProxy: number;
  mounts: Readonly<Record<string, NodeHandler>>;
  telemetry: Telemetry;
  log: BffLog;
  https: boolean;
  isOpen: () => boolean;
  times?: BodyTimes;
}>;

const MAX_BODY = 256 * 1024;

/** Answers addresses that cannot be decoded, which reach neither a route nor a hook. */
const answerUndecodable = (_error: Error, request: FastifyRequest, reply: FastifyReply): void =>
  void reply
    .status(404)
    .header('cache-control', 'no-store')
    .send(failureOf(new ApiError('not_found'), request));

/**
 * Mounts raw handlers under their prefixes and strips the prefix. The handlers run before any body is read, so that
 * they receive the unread request.
 */
const mount = (app: FastifyInstance, { mounts, log }: Pick<Options, 'mounts' | 'log'>): void => {
  const prefixes = Object.entries(mounts);
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '';
    const mounted = prefixes.find(([p]) => url.startsWith(p) && ['/', '?', ''].includes(url.charAt(p.length)));
    if (!mounted) return done();
    const [prefix, handler] = mounted;
    reply.hijack();
    const raw = request.raw as IncomingMessage & { originalUrl?: string };
    raw.originalUrl = url;
    raw.url = url.slice(prefix.length) || '/';
    handler(raw, reply.raw, { address: request.ip }).catch((error: unknown) => {
      log.error({ mount: prefix, err: error }, 'Request to a mounted handler failed');
      if (!reply.raw.headersSent) reply.raw.writeHead(500);
      reply.raw.end();
    });
  });
};

export type BffServer = Readonly<{
  fastify: FastifyInstance;
  methodsOf: MethodsOf;
  anonymousReads: AnonymousReads;
  application: (module: DynamicModule) => Promise<NestFastifyApplication>;
}>;

export const createBffServer = async ({
  trustProxy,
  mounts,
  telemetry,
  log,
  https,
  isOpen,
  times = bodyTimes,
}: Options): Promise<BffServer> => {
  const server: FastifyInstance = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: (_address, hop) => hop < trustProxy,
    routerOptions: { maxParamLength: 400 },
    genReqId: (raw) => requestIdOf(raw, trustProxy > 0),
    rewriteUrl: ({ url }) => ownAddress(url ?? ''),
    clientErrorHandler: answerGarbage,
    frameworkErrors: answerUndecodable,
  });
  const methodsOf = noteRoutes(server);
  observe(server, { telemetry, log, proxyIsTrusted: trustProxy > 0, mounts: Object.keys(mounts) });
  closeConnectionsWhenStopping(server);
  await compressAnswers(server);
  const anonymousReads = cacheAnonymousReads(server, isOpen);
  safeHeaders(server, https);
  endSlowBodies(server, {
    times,
    takesFiles: (url) => url.startsWith('/files/'),
    answer: (request) => failureOf(new ApiError('too_slow'), request),
  });
  refuseDeepBodies(server, (request) => failureOf(new ApiError('body_not_json'), request));
  mount(server, { mounts, log });
  await server.register(cookie);
  return {
    fastify: server,
    methodsOf,
    anonymousReads,
    application: async (module) =>
      NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(server), {
        logger: nestLog(log),
        abortOnError: false,
        // Keep the raw body: payment providers sign the raw bytes of webhooks.
        rawBody: true,
      }),
  };
};
