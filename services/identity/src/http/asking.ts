import type { IncomingMessage, ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Ask = Readonly<{ request: IncomingMessage; response: ServerResponse; address: string }>;

const addresses = new WeakMap<IncomingMessage, string>();

export const noteAddress = (request: IncomingMessage, address: string): void => void addresses.set(request, address);

export const Asking = createParamDecorator((_: unknown, context: ExecutionContext): Ask => {
  const [{ raw: request }, { raw: response }] = context.getArgs<[FastifyRequest, FastifyReply]>();
  const address = addresses.get(request);
  if (address === undefined) throw new Error('A request came past the server in front, which knows who asks');
  return { request, response, address };
});
