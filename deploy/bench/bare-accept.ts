import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

/**
 * Baseline for accepting a request: a route that checks the token and inserts two rows durably. Concurrent calls share
 * one disk flush.
 */
process.once('message', ({ port, file, keys }: { port: number; file: string; keys: JSONWebKeySet }) => {
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (position INTEGER PRIMARY KEY, body TEXT)',
  );
  const [begin, insert, commit] = [
    db.prepare('BEGIN'),
    db.prepare('INSERT INTO events (body) VALUES (?)'),
    db.prepare('COMMIT'),
  ];
  let waiting: { readonly body: string; readonly done: () => void }[] = [];
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    begin.run();
    for (const { body } of group) for (const row of [body, body]) insert.run(row);
    commit.run();
    for (const { done } of group) done();
  };
  const written = (body: string): Promise<void> =>
    new Promise((done) => {
      if (waiting.push({ body, done }) === 1) setImmediate(flush);
    });

  const known = createLocalJWKSet(keys);
  const server = fastify();
  server.patch('/accept/:id', async (request, reply) => {
    await jwtVerify((request.headers.authorization ?? '').replace('Bearer ', ''), known, { algorithms: ['RS256'] });
    await written(JSON.stringify({ url: request.url, body: request.body }));
    return reply.send({ error: false, data: {} });
  });
  void server.listen({ port, host: '127.0.0.1' }).then(() => process.send?.('listens'));
});
process.on('SIGTERM', () => process.exit(0));
process.stdout.write('ready\n');
