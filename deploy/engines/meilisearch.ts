import { randomBytes } from 'node:crypto';
import { startContainer } from './containers.js';
import type { Engine } from './engine.js';

/** Meilisearch (MIT). Docker only, because no package registry has it. */
export const meilisearch: Engine = {
  name: 'meilisearch',
  alsoCalled: ['search'],
  variables: ['MEILISEARCH_URL', 'MEILISEARCH_KEY'],
  local: null,
  startContainer: () => {
    const key = randomBytes(24).toString('base64url');
    return startContainer('meilisearch', {
      env: { MEILI_MASTER_KEY: key, MEILI_NO_ANALYTICS: 'true' },
      ports: [7700],
      healthy: { path: '/health', port: 7700 },
      addresses: ({ host, port }) => ({ MEILISEARCH_URL: `http://${host}:${port(7700)}`, MEILISEARCH_KEY: key }),
    });
  },
};
