import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Param,
  Query,
  RequestMapping,
  RequestMethod,
  UseGuards,
  UseInterceptors,
  type Type,
} from '@nestjs/common';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { AccessGuard, Calling, CallNamed } from './access.guard.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import type { Caller, Handlers, Input } from './handlers.js';
import { idPipe, inputPipe } from './input.pipe.js';

const methods = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
} as const;

/** The method of the controller that answers a call; what the pipes let through is its input. */
const answering = <Name extends CallName>(name: Name) =>
  function (this: { handlers: Handlers<Name> }, id: unknown, query: unknown, body: unknown, caller: Caller) {
    return this.handlers[name]({ id, query, body } as Input<Name>, caller);
  };

/**
 * Builds the Nest controller of the public API: a route for each entry of the table of calls, with access (guard),
 * validation (pipes) and envelope (interceptor) as it says. The handlers under `token` are complete by type.
 */
export const callController = (token: symbol): Type => {
  @Controller('v1')
  @UseGuards(AccessGuard)
  @UseInterceptors(EnvelopeInterceptor)
  class CallController {
    constructor(@Inject(token) readonly handlers: Handlers<CallName>) {}
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
    CallNamed(name)(CallController.prototype, name, descriptor);
    Param(idPipe(call.id))(CallController.prototype, name, 0);
    Query(inputPipe(call.query))(CallController.prototype, name, 1);
    Body(inputPipe(call.body))(CallController.prototype, name, 2);
    Calling()(CallController.prototype, name, 3);
  }
  return CallController;
};
