import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Maximum milliseconds for a body to arrive; `file` allows for uploads on a slow line. */
export type BodyTimes = Readonly<{ text: number; file: number }>;

export const bodyTimes: BodyTimes = { text: 45_000, file: 600_000 };

type Options = Readonly<{
  times: BodyTimes;
  takesFiles: (url: string) => boolean;
  answer: (request: FastifyRequest) => object;
}>;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Answers 408 and closes the connection when a body does not arrive in time. Node itself handles unfinished headers.
 */
export const endSlowBodies = (app: FastifyInstance, { times, takesFiles, answer }: Options): void => {
  const end = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = reply;
    if (request.raw.complete) return;
    if (raw.headersSent) return void request.raw.socket.destroy();
    if (!reply.sent) reply.hijack();
    raw.writeHead(408, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    raw.end(JSON.stringify(answer(request)), () => request.raw.socket.destroy());
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const late = setTimeout(end, takesFiles(request.url) ? times.file : times.text, request, reply).unref();
      for (const over of ['end', 'close'] as const) request.raw.once(over, () => clearTimeout(late));
    }
    done();
  });
};
