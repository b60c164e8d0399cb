import { fastify } from 'fastify';

/** Baseline for a read: one Fastify route that always returns the same bytes. */
process.once('message', ({ port, body }: { port: number; body: string }) => {
  const server = fastify();
  server.get('/bytes', (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body));
  void server.listen({ port, host: '127.0.0.1' }).then(() => process.send?.('listens'));
});
process.on('SIGTERM', () => process.exit(0));
process.stdout.write('ready\n');
