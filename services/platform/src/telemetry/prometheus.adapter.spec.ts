import { describe, expect, it } from 'vitest';
import type { Lag } from './metrics.port.js';
import { openPrometheus } from './prometheus.adapter.js';

describe('Prometheus metrics', () => {
  it('count commands, appends, calls and answers by label', async () => {
    const metrics = openPrometheus();
    metrics.command('offer', 'publish', 'ok');
    metrics.command('offer', 'publish', 'ok');
    metrics.command('offer', 'publish', 'not_owner');
    metrics.append('offer', 0.004);
    metrics.followed('offer', 'projection', 'offers@1', 0.02);
    metrics.apiCall('account', 'place', 'unavailable', 2);
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

  it('report current lags at each scrape', async () => {
    const metrics = openPrometheus();
    const offers = { service: 'offer', kind: 'projection' as const, name: 'offers@1' };
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
