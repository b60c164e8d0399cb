import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Sent = Readonly<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>;

export const replyStandIn = (): Readonly<{ reply: FastifyReply; sent: () => Promise<Sent> }> => {
  const headers: Record<string, unknown> = {};
  let [status, payload]: [number, unknown] = [200, undefined];
  const reply = {
    header: (name: string, value: unknown) => {
      headers[name] = value;
      return reply;
    },
    type: (value: string) => reply.header('content-type', value),
    status: (code: number) => {
      status = code;
      return reply;
    },
    send: (body?: unknown) => {
      payload = body;
      return reply;
    },
  };
  return {
    reply: reply as unknown as FastifyReply,
    sent: async () => ({
      status,
      headers,
      body: payload instanceof Readable ? Buffer.concat(await payload.toArray()).toString() : '',
    }),
  };
};
