import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes idle connections during shutdown. Node would wait for unused connections that browsers opened in advance,
 * and would keep connections alive after the answer in progress.
 */
export const closeConnectionsWhenStopping = (app: FastifyInstance): void => {
  const silent = new Set<Socket>();
  let stopping = false;
  // Shared listeners, because a closure of each connection would stay as long as the connection, such as a live stream.
  function forget(this: Socket): void {
    silent.delete(this);
  }
  function endWhenStopping(this: ServerResponse): void {
    if (stopping) this.req.socket.end();
  }
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.on('close', forget);
  });
  app.server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.on('finish', endWhenStopping);
  });
  app.addHook('preClose', (done) => {
    stopping = true;
    for (const socket of silent) socket.destroy();
    done();
  });
};
