import { afterAll, beforeAll } from 'vitest';
import { engineFaults } from '../../testing/engines/faults.js';
import { anEvent, write } from '../../testing/event-store/contract-examples.js';
import { startKurrentStandIn, type KurrentStandIn } from '../../testing/event-store/kurrent-stand-in/server.js';
import { withTimeLimit } from '../base/call.js';
import { silentLog } from '../base/log.js';
import { openKurrentEventStore } from './kurrent.adapter.js';

let standIn: KurrentStandIn;
beforeAll(async () => {
  standIn = await startKurrentStandIn();
  const large = { ...anEvent(0), data: { text: 'x'.repeat(100_000) } };
  const store = openKurrentEventStore({ url: standIn.url, namespace: 'faults', log: silentLog });
  await store.append([write('a-1', 'absent', large)]);
  await store.close();
});
afterAll(() => standIn.stop());

engineFaults({
  engine: 'event store',
  server: () => ({ host: '127.0.0.1', port: Number(/:(\d+)\?/.exec(standIn.url)?.[1]) }),
  open: ({ host, port, tls, watch }) => {
    const url = `kurrentdb://${host}:${port}?tls=${String(tls)}`;
    const store = openKurrentEventStore({ url, namespace: 'faults', log: silentLog, watch });
    return { call: () => withTimeLimit(3_500, () => store.read('a-1')), close: () => store.close() };
  },
  wrongTls: /does not use TLS/,
});
