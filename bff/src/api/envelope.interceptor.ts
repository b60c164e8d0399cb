import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { textOf } from '@lendring/contracts/texts/messages.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { callerOf, callOf } from './access.guard.js';
import type { Caller } from './handlers.js';
import { lasting } from './lasting.js';
import { MISSING_HEADER, missingFrom } from './optional.js';

/** Marks an answer with missing parts. */
const partly = ({ locale }: Caller) => {
  const text = textOf('partly_unavailable', locale);
  return { msgcode: 'partly_unavailable', msgtext: text, msg: text };
};

/** Wraps what a handler answers (spec §7), says who may store it, and which parts are missing. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [request, reply] = context.getArgs<[FastifyRequest, FastifyReply]>();
    const [call, caller] = [callOf(this.reflector, context), callerOf(context)];
    const forEverybody = call.access === 'anyone' && !call.secret && !caller.userId;
    if (!call.lasting) void reply.header('cache-control', forEverybody ? 'no-cache' : 'private, no-store');
    return next.handle().pipe(
      map((data) => {
        const missing = missingFrom(caller);
        if (missing.length > 0) void reply.header(MISSING_HEADER, missing.join(', '));
        if (call.lasting) return lasting({ error: false, data }, call.lasting, request, reply);
        if (call.answer) return { error: false, ...(missing.length > 0 && partly(caller)), data };
        void reply.status(204);
        return undefined;
      }),
    );
  }
}
