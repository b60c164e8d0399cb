import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fastify, type FastifyInstance } from 'fastify';
import { endSlowBodies } from './slow-bodies.js';

const NEVER = 3_600_000;

const unfinished = (port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"half":`,
      ),
    );
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        answer += chunk;
      })
      .on('close', () => resolve(answer))
      .on('error', reject);
  });

describe('a request body that does not arrive', () => {
  let app: FastifyInstance;
  afterEach(async () => app.close());

  const server = async (times: { text: number; file: number }): Promise<number> => {
    app = fastify();
    endSlowBodies(app, {
      times,
      takesFiles: (url) => url.startsWith('/files/'),
      answer: () => ({ error: true, msgcode: 'too_slow' }),
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith('/mounted')) return done();
      reply.hijack();
      request.raw.resume();
    });
    for (const path of ['/v1/offer', '/files/x']) app.post(path, (request, reply) => reply.send(request.body));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as { port: number }).port;
  };

  it('is answered with 408 in time by every handler, and the connection closes', async () => {
    const port = await server({ text: 20, file: NEVER });
    for (const path of ['/v1/offer', '/mounted/token']) {
      const answer = await unfinished(port, path);
      expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
      expect(answer).toContain('connection: close');
      expect(answer).toContain('{"error":true,"msgcode":"too_slow"}');
    }
  });

  it('may take longer for file uploads than for other calls', async () => {
    const port = await server({ text: NEVER, file: 20 });
    expect(await unfinished(port, '/files/x')).toContain(' 408 ');
  });

  it('does not affect requests whose body arrived completely', async () => {
    const port = await server({ text: NEVER, file: NEVER });
    const answer = await fetch(`http://127.0.0.1:${port}/v1/offer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await answer.json()).toEqual({ a: 1 });
  });
});
