import { startContainer } from './containers.js';
import type { Engine } from './engine.js';

/**
 * KurrentDB (EventStoreDB; Kurrent Licence v1, source available but not OSI). Docker only, because no package
 * registry has it.
 */
export const kurrentdb: Engine = {
  name: 'kurrentdb',
  alsoCalled: ['event-store', 'eventstoredb'],
  variables: ['KURRENTDB_URL'],
  local: null,
  startContainer: () =>
    startContainer('kurrentdb', {
      env: { KURRENTDB_INSECURE: 'true', KURRENTDB_RUN_PROJECTIONS: 'None', KURRENTDB_MEM_DB: 'true' },
      ports: [2113],
      healthy: { path: '/health/live', port: 2113, status: 204 },
      addresses: ({ host, port }) => ({ KURRENTDB_URL: `kurrentdb://${host}:${port(2113)}?tls=false` }),
    }),
};
