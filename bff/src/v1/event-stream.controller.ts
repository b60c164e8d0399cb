import { Controller, Get, Inject, Req, Res, type OnModuleDestroy } from '@nestjs/common';
import { EventQuery } from '@lendring/contracts/http/partner.js';
import { LangInQuery } from '@lendring/contracts/http/envelope.js';
import { Position } from '@lendring/contracts/kernel/ids.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ApiError } from '../errors/api-error.js';
import { validate } from '../errors/validate.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { ApiKeys } from '../partner/api-keys.js';
import { readFeed, type FeedQuestion } from '../partner/feed.js';
import { streamFeed } from './event-stream.js';

export const EVENT_STREAM = Symbol('event stream');

export type EventStream = Readonly<{ apis: Pick<ServiceApis, 'partner'>; keys: ApiKeys; clock: Clock }>;

const Query = z.object({ ...EventQuery.pick({ cursor: true, since: true, types: true }).shape, lang: LangInQuery });
const LastEventId = z.object({ 'Last-Event-ID': Position.optional() });

/** Response headers of a stream. `connection: close` prevents connections from staying open when the server stops. */
const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const;

@Controller('v1')
export class EventStreamController implements OnModuleDestroy {
  readonly #open = new Map<string, number>();
  readonly #stopping = new AbortController();

  constructor(@Inject(EVENT_STREAM) readonly parts: EventStream) {}

  onModuleDestroy(): void {
    this.#stopping.abort();
  }

  @Get('events')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { apis, keys, clock } = this.parts;
    const key = await keys.of(request.headers.authorization);
    const { cursor: asked, since, types } = validate(Query, request.query);
    const { 'Last-Event-ID': last } = validate(LastEventId, {
      'Last-Event-ID': request.headers['last-event-id'] || undefined,
    });
    const cursor = last ?? asked;
    const question: FeedQuestion = {
      hash: key.hash,
      limit: partnerLimits.page,
      waitMs: 0,
      ...(types ? { types } : {}),
    };
    const leave = this.#enter(key.keyId);
    try {
      const first = await readFeed(
        apis,
        { ...question, ...(cursor ? { cursor } : since ? { since } : {}) },
        clock.now(),
      );
      if (request.method === 'HEAD') return void reply.headers(HEAD).send();
      reply.hijack();
      reply.raw.writeHead(200, HEAD);
      await streamFeed({
        sink: reply.raw,
        first,
        signal: this.#stopping.signal,
        next: (at) => readFeed(apis, { ...question, cursor: at, waitMs: partnerLimits.waitMs }, clock.now()),
      });
    } catch (error) {
      if (!reply.raw.headersSent) throw error;
      // Do not log an ApiError (revoked key or expired cursor): the client gets the error on reconnecting.
      if (!(error instanceof ApiError)) request.log.error({ err: error }, 'Event stream ended with an error');
    } finally {
      leave();
    }
  }

  #enter(keyId: string): () => void {
    const open = this.#open.get(keyId) ?? 0;
    if (open >= partnerLimits.streams)
      throw new ApiError('too_many_streams', { max: partnerLimits.streams, seconds: 10 });
    this.#open.set(keyId, open + 1);
    return () => {
      const left = (this.#open.get(keyId) ?? 1) - 1;
      if (left > 0) this.#open.set(keyId, left);
      else this.#open.delete(keyId);
    };
  }
}
