import { Controller, HttpCode, Inject, Req, RequestMapping, RequestMethod, Res, type Type } from '@nestjs/common';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { snakeOf } from '@lendring/contracts/http/camel-case.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLERS, type Callers } from './callers.js';
import { enveloped, limitStorage } from './envelope.js';
import type { AllHandlers, Handler, Input } from '../caller/handlers.js';
import { readId, readInput } from './input.js';

const methods = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
} as const;

type Answering = Readonly<{ handlers: AllHandlers; callers: Callers }>;

/**
 * Builds the controller method for a call. Replaces Nest's guards, pipes and interceptors, which would cost more time
 * than the rest of the method.
 */
const answering = <Name extends CallName>(name: Name) => {
  const call: Call = calls[name];
  return async function (this: Answering, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const caller = await this.callers.of(request, name);
    limitStorage(call, caller, reply);
    const { params, query, body } = request;
    const input = {
      id: readId(call.id, params),
      query: readInput(call.query, query),
      body: readInput(call.body, body),
    };
    const handler: Handler<Name> = this.handlers[name];
    const answer = await handler(input as Input<Name>, caller);
    return enveloped(call, call.answer && snakeOf(call.answer, answer), caller, request, reply);
  };
};

/**
 * Builds the Nest controller of the public API from the table of calls, with access checks, validation and envelope.
 * The type system ensures that `token` provides a handler for every call.
 */
export const callController = (token: symbol): Type => {
  @Controller('v1')
  class CallController {
    constructor(
      @Inject(token) readonly handlers: AllHandlers,
      @Inject(CALLERS) readonly callers: Callers,
    ) {}
  }

  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    Object.defineProperty(CallController.prototype, name, {
      value: answering(name),
      writable: true,
      configurable: true,
    });
    const descriptor = Object.getOwnPropertyDescriptor(CallController.prototype, name) as PropertyDescriptor;
    const path = call.path.includes('offer_search/') ? '/offer_search/*' : call.path.replace('{id}', ':id');
    RequestMapping({ path, method: methods[call.method] })(CallController.prototype, name, descriptor);
    HttpCode(200)(CallController.prototype, name, descriptor);
    Req()(CallController.prototype, name, 0);
    Res({ passthrough: true })(CallController.prototype, name, 1);
  }
  return CallController;
};
