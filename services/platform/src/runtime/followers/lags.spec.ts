import { describe, expect, it } from 'vitest';
import type { EventStore } from '../../event-store/event-store.port.js';
import { createLags } from './lags.js';

describe('follower lag', () => {
  const pos = (n: number): string => String(n).padStart(16, '0');

  it('is the time since an observed log end that the follower has not reached', async () => {
    let [head, at, now] = [5, 5, 1_000_000];
    const lags = createLags(
      {
        health: () => ({
          service: 'offer',
          ok: true,
          parts: [{ kind: 'projection', name: 'offers@1', state: 'live', position: pos(at) }],
        }),
        ports: { store: { head: async () => pos(head) } },
      },
      () => now,
    );
    const seconds = async () => (await lags()).map((lag) => [lag.positions, lag.seconds]);
    expect(await seconds()).toEqual([[0, 0]]);
    now += 3_600_000;
    head = 8;
    expect(await seconds()).toEqual([[3, 0]]);
    now += 15_000;
    expect(await seconds()).toEqual([[3, 15]]);
    [at, head, now] = [8, 20, now + 15_000];
    expect(await seconds()).toEqual([[12, 0]]);
    now += 15_000;
    expect(await seconds()).toEqual([[12, 15]]);
    at = 20;
    expect(await seconds()).toEqual([[0, 0]]);
  });

  it('is omitted for positions without numbers and for a log that does not answer', async () => {
    const hostOn = (store: Pick<EventStore, 'head'>) => ({
      ports: { store },
      health: () => ({
        service: 'offer',
        ok: true,
        parts: [{ kind: 'relay' as const, name: 'offer', state: 'live' as const, position: 'C:1/P:2' }],
      }),
    });
    expect(await createLags(hostOn({ head: async () => 'C:9/P:9' }))()).toMatchObject([
      { positions: null, seconds: 0 },
    ]);
    expect(
      await createLags(
        hostOn({
          head: async () => {
            throw new Error('away');
          },
        }),
      )(),
    ).toMatchObject([{ state: 'live', positions: null, seconds: 0 }]);
  });
});
