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
import { calls, type Call, type CallName } from '@lendring/contracts/http/calls.js';
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

/**
 * Builds the Nest controller of one resource: a route for each named call, with access (guard), validation (pipes) and
 * envelope (interceptor) as the table of calls says. The handlers under `token` are complete by type.
 */
export const resourceController = <Name extends CallName>(names: readonly Name[], token: symbol): Type => {
  @Controller('v1')
  @UseGuards(AccessGuard)
  @UseInterceptors(EnvelopeInterceptor)
  class Resource {
    constructor(@Inject(token) readonly handlers: Handlers<Name>) {}
  }

  for (const name of names) {
    const call: Call = calls[name];
    const handle = function (this: Resource, id: unknown, query: unknown, body: unknown, caller: Caller) {
      return this.handlers[name]({ id, query, body } as Input<Name>, caller);
    };
    Object.defineProperty(Resource.prototype, name, { value: handle, writable: true, configurable: true });
    const descriptor = Object.getOwnPropertyDescriptor(Resource.prototype, name) as PropertyDescriptor;
    const path = call.path.includes('offer_search/') ? '/offer_search/*' : call.path.replace('{id}', ':id');
    RequestMapping({ path, method: methods[call.method] })(Resource.prototype, name, descriptor);
    HttpCode(200)(Resource.prototype, name, descriptor);
    CallNamed(name)(Resource.prototype, name, descriptor);
    Param(idPipe(call.id))(Resource.prototype, name, 0);
    Query(inputPipe(call.query))(Resource.prototype, name, 1);
    Body(inputPipe(call.body))(Resource.prototype, name, 2);
    Calling()(Resource.prototype, name, 3);
  }
  return Resource;
};
