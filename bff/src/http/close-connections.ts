import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes idle connections during shutdown. Node would wait for unused connections that browsers opened in advance,
 * and would keep connections alive after the answer in progress.
 */
export const closeConnectionsWhenStopping = (app: FastifyInstance): void => {
  const silent = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('finish', () => {
      if (stopping) socket.end();
    });
  });
  app.addHook('preClose', (done) => {
    stopping = true;
    for (const socket of silent) socket.destroy();
    done();
  });
};
