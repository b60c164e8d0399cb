import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { benchProduction, measured } from '../testing/bench.js';

/** Measuring is slow on a busy machine. The spec ignores the figures. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe('npm run bench -- --profile production', () => {
  let kurrentdb: KurrentStandIn;
  beforeAll(async () => {
    kurrentdb = await startKurrentStandIn();
  });
  afterAll(() => kurrentdb.stop());

  it.concurrent('measures the available engines', async () => {
    const { code, output } = await benchProduction({ KURRENTDB_URL: kurrentdb.url });
    expect([code, output]).toEqual([0, expect.stringContaining('Engines side by side, 1,000 offers')]);
    expect(measured(output)).toEqual({
      'durable appends, 20 parallel': true,
      'documents written': false,
      'projection lag, p50': true,
      'integration event, announced to heard, p50': false,
      'offers written': false,
      'BFF → service and back, p50': true,
    });
  });

  it.concurrent('reports why a measured process died', async () => {
    const port = await freePort();
    const { code, output } = await benchProduction({ MONGODB_URL: `mongodb://127.0.0.1:${port}` });
    expect(code).toBe(1);
    expect(output).toContain('A measured process ended with 1');
    expect(output).toContain(`MongoDB at 127.0.0.1:${port} does not answer`);
  });
});
