import { Controller, Get, Inject, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { LangInQuery } from '@lendring/contracts/http/envelope.js';
import { LiveQuery } from '@lendring/contracts/http/live.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { ApiError } from '../errors/api-error.js';
import { validate } from '../errors/validate.js';
import type { Bearer, Bearing } from '../caller/bearer.js';
import { looksLikeKey } from '../partner/api-keys.js';
import type { Streams } from './streams.js';

export const LIVE = Symbol('live');

export type Live = Readonly<{ bearer: Bearer; apis: Pick<ServiceApis, 'offer'>; streams: Streams; clock: Clock }>;

const Query = z.object({ ...LiveQuery.shape, lang: LangInQuery });

/** Response headers of a stream. `connection: close` prevents connections from staying open when the server stops. */
const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

/** Drops the headers of a request, which would stay in memory as long as its stream: above all the token. */
const dropHeaders = (request: IncomingMessage): void => {
  request.headers = {};
  request.rawHeaders = [];
};

/** False only if the session has certainly ended: a failed lookup must not end the other streams of a heartbeat. */
const isValidOrUnknown = (bearer: Live['bearer'], bearing: Bearing): boolean => {
  try {
    return bearer.isValid(bearing);
  } catch {
    return true;
  }
};

/** `GET /v1/live`: sends changes that concern the caller as server-sent events (ADR 50). */
@Controller('v1')
export class LiveController implements OnModuleDestroy {
  constructor(@Inject(LIVE) readonly live: Live) {}

  onModuleDestroy(): void {
    this.live.streams.close();
  }

  @Get('live')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { bearer, apis, streams, clock } = this.live;
    const { authorization } = request.headers;
    if (looksLikeKey(authorization)) throw new ApiError('key_not_allowed');
    const bearing = await bearer.of(authorization);
    if (!bearing) throw new ApiError('sign_in_needed');
    const { userId } = bearing;
    const { offers: asked } = validate(Query, request.query);
    streams.checkRoom(userId);
    const shown =
      asked.length === 0
        ? []
        : await apis.offer.queries.many(
            { offerIds: asked },
            { actor: { kind: 'user', userId, roles: [] }, at: clock.now() },
          );
    if (request.method === 'HEAD') return void reply.headers(HEAD).send();
    // Check again, because other streams may have opened during the query.
    streams.checkRoom(userId);
    // A session that ended meanwhile could not end this stream.
    if (!bearer.isValid(bearing)) throw new ApiError('sign_in_needed');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, HEAD);
    // Sent alone, the head is kept as one string, instead of a tree of its 57 parts.
    raw.flushHeaders();
    dropHeaders(request.raw);
    streams.open({
      userId,
      offers: shown.map(({ offerId }) => offerId),
      sink: raw,
      isStillIn: () => isValidOrUnknown(bearer, bearing),
    });
  }
}
