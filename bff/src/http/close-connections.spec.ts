import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { fastify } from 'fastify';
import { closeConnectionsWhenStopping } from './close-connections.js';

it('shutdown closes idle connections, and lets a running response finish', async () => {
  const app = fastify();
  closeConnectionsWhenStopping(app);
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  app.get('/', async () => {
    asked.resolve();
    await go.promise;
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await asked.promise;

  const closed = app.close();
  await ended;
  go.resolve();
  expect(await (await answer).text()).toBe('answered');
  await closed;
});
