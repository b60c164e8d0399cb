import { expect, it, vi } from 'vitest';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { benchProduction, measured } from '../testing/bench.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describeEngine('mongodb', 'npm run bench -- --profile production, on MongoDB', (url) => {
  it('completes and reports its measurements', async () => {
    const { code, output } = await benchProduction({ MONGODB_URL: url });
    expect([code, output]).toEqual([0, expect.stringContaining('Engines side by side')]);
    expect(measured(output)).toMatchObject({ 'documents written': true, 'projection lag, p50': true });
  });
});

describeEngine('kafka', 'npm run bench -- --profile production, on Kafka', (brokers) => {
  it('completes and reports its measurements', async () => {
    const { code, output } = await benchProduction({ KAFKA_BROKERS: brokers });
    expect([code, output]).toEqual([0, expect.stringContaining('Engines side by side')]);
    expect(measured(output)).toMatchObject({ 'integration event, announced to heard, p50': true });
  });
});
