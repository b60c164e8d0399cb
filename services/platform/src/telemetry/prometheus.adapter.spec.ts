import { describe, expect, it } from '@jest/globals';
import type { EventStore } from '../event-store/event-store.port.js';
import type { Lag } from './metrics.port.js';
import { createLags } from './lags.js';
import { openPrometheus } from './prometheus.adapter.js';

describe('metrics for Prometheus', () => {
  it('tell commands, appends, calls and answers with their labels', async () => {
    const metrics = openPrometheus();
    metrics.command('offer', 'publish', 'ok');
    metrics.command('offer', 'publish', 'ok');
    metrics.command('offer', 'publish', 'not_owner');
    metrics.append('offer', 0.004);
    metrics.followed('offer', 'projection', 'offers@1', 0.02);
    metrics.doorCall('account', 'place', 'unavailable', 2);
    metrics.http('GET', '/v1/offer/:id', 200, 0.003);
    const { contentType, text } = await metrics.read();
    expect(contentType).toMatch(/^text\/plain/);
    expect(text).toContain('lendring_commands_total{service="offer",command="publish",code="ok"} 2');
    expect(text).toContain('lendring_commands_total{service="offer",command="publish",code="not_owner"} 1');
    expect(text).toContain('lendring_append_seconds_bucket{le="0.005",service="offer"} 1');
    expect(text).toContain(
      'lendring_followed_seconds_bucket{le="0.025",service="offer",kind="projection",name="offers@1"} 1',
    );
    expect(text).toContain(
      'lendring_door_call_seconds_count{service="account",message="place",outcome="unavailable"} 1',
    );
    expect(text).toContain('lendring_http_seconds_count{method="GET",route="/v1/offer/:id",status="200"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('tell lags as they are now, each time anew', async () => {
    const metrics = openPrometheus();
    const offers = { service: 'offer', kind: 'projection', name: 'offers@1' };
    let lags: readonly Lag[] = [
      { ...offers, state: 'catching-up', positions: 12, seconds: 3 },
      { service: 'offer', kind: 'clock', name: 'tick', state: 'live', positions: null, seconds: 0 },
    ];
    metrics.watchLags(async () => lags);
    const first = (await metrics.read()).text;
    expect(first).toContain('lendring_follower_lag_positions{service="offer",kind="projection",name="offers@1"} 12');
    expect(first).toContain('lendring_follower_lag_seconds{service="offer",kind="projection",name="offers@1"} 3');
    expect(first).toContain(
      'lendring_follower_state{service="offer",kind="projection",name="offers@1",state="catching-up"} 1',
    );
    expect(first).not.toContain('lendring_follower_lag_positions{service="offer",kind="clock"');
    lags = [{ ...offers, state: 'live', positions: 0, seconds: 0 }];
    const second = (await metrics.read()).text;
    expect(second).toContain('lendring_follower_lag_positions{service="offer",kind="projection",name="offers@1"} 0');
    expect(second).not.toContain('catching-up');
  });
});

describe('lags', () => {
  const pos = (n: number): string => String(n).padStart(16, '0');

  it('count only the time in which an end of the log that was seen has not been reached', async () => {
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
    // An hour without anything to do, then three events: nothing is late yet.
    now += 3_600_000;
    head = 8;
    expect(await seconds()).toEqual([[3, 0]]);
    now += 15_000;
    expect(await seconds()).toEqual([[3, 15]]);
    // It moves, but the log moves on as well: what it had not done then it has done now.
    [at, head, now] = [8, 20, now + 15_000];
    expect(await seconds()).toEqual([[12, 0]]);
    now += 15_000;
    expect(await seconds()).toEqual([[12, 15]]);
    at = 20;
    expect(await seconds()).toEqual([[0, 0]]);
  });

  it('say nothing about positions that cannot be counted or a log that does not answer', async () => {
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
