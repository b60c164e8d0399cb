import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections in a stop as soon as nothing is under way on them. Node itself waits for those that browsers opened
 * in advance and never used, and keeps those alive whose answer was under way when the stop began.
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
