import type { IncomingMessage, ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Ask = Readonly<{ request: IncomingMessage; response: ServerResponse; address: string }>;

const addresses = new WeakMap<IncomingMessage, string>();

export const noteAddress = (request: IncomingMessage, address: string): void => void addresses.set(request, address);

export const Asking = createParamDecorator((_: unknown, context: ExecutionContext): Ask => {
  const [{ raw: request }, { raw: response }] = context.getArgs<[FastifyRequest, FastifyReply]>();
  const address = addresses.get(request);
  if (address === undefined)
    throw new Error('Request without the caller from the proxy. Send requests through the BFF.');
  return { request, response, address };
});
