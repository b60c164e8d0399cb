import { afterAll, beforeAll } from 'vitest';
import { silentLog } from '@lendring/platform/base/log.js';
import { engineFaults } from '@lendring/platform/testing/engines/faults.js';
import { openStandIn, type StandIn } from '../../testing/search/meilisearch-stand-in.js';
import { openMeilisearch } from './meilisearch.adapter.js';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn('secret');
});
afterAll(async () => standIn.stop());

engineFaults({
  engine: 'search index',
  server: () => ({ host: '127.0.0.1', port: Number(new URL(standIn.url).port) }),
  open: ({ host, port, tls, password, watch }) => {
    const { open, close } = openMeilisearch({
      url: `${tls ? 'https' : 'http'}://${host}:${port}`,
      key: password === 'right' ? 'secret' : 'guessed',
      prefix: 'faults',
      log: silentLog,
      answerMs: 4_000,
      watch,
    });
    return { call: async () => (await open('offers@1')).reached(), close };
  },
  wrongPassword: /refuses this process \(.*\): check MEILISEARCH_KEY/,
  wrongTls: /TLS .*: check MEILISEARCH_URL/,
});
