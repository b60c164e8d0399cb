import { Controller, HttpCode, Inject, Req, RequestMapping, RequestMethod, Res, type Type } from '@nestjs/common';
import { calls, type Call, type CallName } from '@lendring/contracts/http/calls.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { absent } from './absent.js';
import { ApiError } from './api-error.js';
import { CALLERS, isFields, type Callers } from './callers.js';
import type { Caller, Handlers, Input } from './handlers.js';
import { lasting } from './lasting.js';
import { textOf } from '@lendring/contracts/texts/messages.js';
import { MISSING_HEADER, missingFrom } from './optional.js';
import { validate } from './validate.js';

const methods = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
} as const;

/** The fields without the language, which was checked before. An empty input is `{}`. */
const withoutLang = (value: unknown): unknown => {
  if (!isFields(value)) return value === undefined ? {} : value;
  const { lang: _lang, ...rest } = value;
  return rest;
};

/** @throws ApiError what is not there has no id of the right form either */
const idOf = (schema: z.ZodType, request: FastifyRequest): unknown => {
  const { id, '*': rest } = request.params as { id?: string; '*'?: string };
  const parsed = schema.safeParse(id ?? rest);
  if (!parsed.success) throw new ApiError(absent.get(schema) ?? 'not_found');
  return parsed.data;
};

const inputOf = (call: Call, request: FastifyRequest): unknown => ({
  id: call.id && idOf(call.id, request),
  query: call.query && validate(call.query, withoutLang(request.query)),
  body: call.body && validate(call.body, withoutLang(request.body)),
});

/** Marks an answer with missing parts. */
const partly = ({ locale }: Caller) => {
  const text = textOf('partly_unavailable', locale);
  return { msgcode: 'partly_unavailable', msgtext: text, msg: text };
};

/**
 * Builds the Nest controller of one resource: a route for each named call, with access, validation and envelope as the
 * table of calls says. The handlers under `token` are complete by type.
 */
export const resourceController = <Name extends CallName>(names: readonly Name[], token: symbol): Type => {
  @Controller('v1')
  class Resource {
    constructor(
      @Inject(token) readonly handlers: Handlers<Name>,
      @Inject(CALLERS) readonly callers: Callers,
    ) {}
  }

  for (const name of names) {
    const call: Call = calls[name];
    const handle = async function (this: Resource, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const caller = await this.callers.of(request, name);
      if (!call.lasting)
        void reply.header(
          'cache-control',
          call.access === 'anyone' && !caller.userId ? 'no-cache' : 'private, no-store',
        );
      const data = await this.handlers[name](inputOf(call, request) as Input<Name>, caller);
      const missing = missingFrom(caller);
      if (missing.length > 0) void reply.header(MISSING_HEADER, missing.join(', '));
      if (call.lasting) return lasting({ error: false, data }, request, reply);
      if (call.answer) return { error: false, ...(missing.length > 0 && partly(caller)), data };
      void reply.status(204);
      return undefined;
    };
    Object.defineProperty(Resource.prototype, name, { value: handle, writable: true, configurable: true });
    const descriptor = Object.getOwnPropertyDescriptor(Resource.prototype, name) as PropertyDescriptor;
    const path = call.path.includes('offer_search/') ? '/offer_search/*' : call.path.replace('{id}', ':id');
    RequestMapping({ path, method: methods[call.method] })(Resource.prototype, name, descriptor);
    HttpCode(200)(Resource.prototype, name, descriptor);
    Req()(Resource.prototype, name, 0);
    Res({ passthrough: true })(Resource.prototype, name, 1);
  }
  return Resource;
};
