import { describe, expect, it } from 'vitest';
import type { Health } from '../followers/runner.js';
import { createProcessHealth, watchService } from './process-health.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '../../read-models/sqlite.adapter.js';
import { memoryKeys } from '../../../testing/memory.js';

const hostWith = (...parts: readonly Health[]) => ({
  health: () => ({ service: 'offer', ok: false, parts }),
  start: async () => undefined,
  stop: async () => undefined,
  waitFor: async () => true,
});
const projection = (state: Health['state'], error?: string): Health => ({
  kind: 'projection',
  name: 'offers@1',
  state,
  ...(error && { error }),
});

describe('readiness', () => {
  it('begins when all parts run and ends with the shutdown', async () => {
    const health = createProcessHealth();
    expect(await health.readiness()).toEqual({ ready: false, reasons: ['starting'] });
    health.started();
    expect(await health.readiness()).toEqual({ ready: true, reasons: [] });
    health.stopping();
    health.started();
    expect(await health.readiness()).toEqual({ ready: false, reasons: ['stopping'] });
  });

  it('ends when the document store fails, while lagging read models are tolerated', async () => {
    const ports = {
      store: openSqliteEventStore(':memory:'),
      documents: openSqliteDocuments(':memory:'),
      keys: memoryKeys(),
    };
    const readinessWith = async (...parts: readonly Health[]) => {
      const health = createProcessHealth();
      watchService(health, { ...hostWith(...parts), ports });
      health.started();
      return health.readiness();
    };
    expect(await readinessWith(projection('catching-up'), projection('retrying', 'away'))).toEqual({
      ready: true,
      reasons: [],
    });
    expect(await readinessWith(projection('live'), projection('failed', 'Event 7 cannot be processed'))).toEqual({
      ready: true,
      reasons: ['offer followers: projection offers@1 failed: Event 7 cannot be processed'],
    });
    await ports.store.close();
    expect(await readinessWith(projection('live'))).toEqual({
      ready: true,
      reasons: [expect.stringMatching(/^offer event store: /)],
    });
    await ports.documents.close();
    expect(await readinessWith(projection('live'))).toEqual({
      ready: false,
      reasons: [expect.stringMatching(/^offer event store: /), expect.stringMatching(/^offer documents: /)],
    });
  });

  it('treats an unresponsive store as unavailable', async () => {
    const health = createProcessHealth();
    health.needs('documents', () => new Promise(() => undefined));
    health.started();
    expect(await health.readiness()).toEqual({ ready: false, reasons: ['documents: does not answer within 2000 ms'] });
  });
});
