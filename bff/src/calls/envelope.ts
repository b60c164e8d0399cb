import type { Call } from '@lendring/contracts/http/call.js';
import { textOf } from '@lendring/contracts/http/messages.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller/handlers.js';
import { lasting } from './lasting.js';
import { MISSING_HEADER, missingFrom } from '../caller/optional.js';

const partly = ({ locale }: Caller) => {
  const text = textOf('partly_unavailable', locale);
  return { msgcode: 'partly_unavailable', msgtext: text, msg: text };
};

export const limitStorage = (call: Call, { userId }: Caller, reply: FastifyReply): void => {
  const forEverybody = call.access === 'anyone' && !call.secret && !userId;
  if (!call.lasting) void reply.header('cache-control', forEverybody ? 'no-cache' : 'private, no-store');
};

export const enveloped = (
  call: Call,
  data: unknown,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown => {
  const missing = missingFrom(caller);
  if (missing.length > 0) void reply.header(MISSING_HEADER, missing.join(', '));
  if (call.lasting) return lasting({ error: false, data }, call.lasting, request, reply);
  if (call.answer) return { error: false, ...(missing.length > 0 && partly(caller)), data };
  void reply.status(204);
  return undefined;
};
