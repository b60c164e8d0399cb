import { describe, expect, it } from 'vitest';
import { defineServiceApi, type CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { NEVER, of, throwError, type Observable } from 'rxjs';
import * as z from 'zod';
import type { ApiOutcome } from '../../telemetry/metrics.port.js';
import { noMetrics } from '../../telemetry/metrics.port.js';
import { noTracing } from '../../telemetry/tracing.port.js';
import { withTimeLimit } from '../../base/call.js';
import { serviceClient, type ServiceClientOptions } from './service-client.js';
import { InvalidMessage, ServiceFailed, ServiceUnavailable, STOPPING } from '../../rpc/api-errors.js';
import { eventually, until } from '../../../testing/eventually.js';

const api = defineServiceApi(
  'counter',
  { count: z.strictObject({ by: z.int() }) },
  { total: { question: z.strictObject({}), answer: z.int() } },
);
const at = '2026-05-01T10:00:00.000Z';
const asking = { actor: { kind: 'visitor' as const }, at };
const by: CommandContext = {
  commandId: '00000000-0000-4000-8000-000000000001',
  actor: { kind: 'visitor' },
  at,
  locale: 'de',
  requestId: 'r',
};

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const broken = new Error('Connection closed');

const transport = (...outcomes: readonly (() => Observable<unknown>)[]) => {
  const sent: unknown[] = [];
  let dropped = 0;
  return {
    sent,
    dropped: () => dropped,
    send: <T>(_pattern: unknown, data: unknown) => {
      sent.push(data);
      return (outcomes[Math.min(sent.length, outcomes.length) - 1] ?? (() => NEVER))() as Observable<T>;
    },
    drop: () => {
      dropped += 1;
    },
  };
};
const fails = (error: unknown) => () => throwError(() => error);
const network: ServiceClientOptions = { timeoutMs: 2_000, retryMs: 1_000, openMs: 50 };
const endless: ServiceClientOptions = { timeoutMs: 600_000, retryMs: 600_000, openMs: 50 };
const total = (proxy: ReturnType<typeof transport>, options = network) =>
  serviceClient(api, proxy, options).queries.total({}, asking);

describe('service API call', () => {
  it('is retried when the connection is refused or lost or the server stops', async () => {
    const proxy = transport(fails(refused), fails(broken), fails({ code: STOPPING }), () => of(7));
    expect(await total(proxy)).toBe(7);
    expect(proxy.sent).toHaveLength(4);
  });

  it('retries a command with the same command id', async () => {
    const proxy = transport(fails(broken), () => of({ ok: true, position: '1' }));
    await serviceClient(api, proxy, network).commands.count({ by: 1 }, by);
    expect(proxy.sent).toEqual([
      { data: { by: 1 }, context: by },
      { data: { by: 1 }, context: by },
    ]);
  });

  it('fails once its retry time has passed', async () => {
    const proxy = transport(fails(refused));
    await expect(total(proxy, { ...endless, retryMs: 200 })).rejects.toThrow(ServiceUnavailable);
    expect(proxy.sent.length).toBeGreaterThan(2);
  });

  it('is not retried if the server does not come back', async () => {
    const proxy = transport(fails(refused));
    await expect(total(proxy, { timeoutMs: 500 })).rejects.toThrow(ServiceUnavailable);
    expect(proxy.sent).toHaveLength(1);
  });

  it('is not retried after a timeout or an error answer', async () => {
    const late = transport(() => NEVER);
    await expect(total(late, { ...network, timeoutMs: 50 })).rejects.toThrow(ServiceUnavailable);
    expect(late.sent).toHaveLength(1);
    const failing = transport(fails({ status: 'error', message: 'Internal server error' }));
    await expect(total(failing)).rejects.toThrow(ServiceFailed);
    expect(failing.sent).toHaveLength(1);
    await expect(
      total(transport(fails({ code: 'invalid_message', issues: [{ path: 'data.by', message: 'no' }] }))),
    ).rejects.toThrow(InvalidMessage);
  });

  it('ends with its parent call', async () => {
    await expect(
      withTimeLimit(60, () =>
        total(
          transport(() => NEVER),
          endless,
        ),
      ),
    ).rejects.toThrow(ServiceUnavailable);
    await expect(withTimeLimit(60, () => total(transport(fails(refused)), endless))).rejects.toThrow(
      ServiceUnavailable,
    );
    const proxy = transport(() => of(1));
    await expect(withTimeLimit(0, () => total(proxy))).rejects.toThrow(ServiceUnavailable);
    expect(proxy.sent).toEqual([]);
  });

  it('reports the unavailable service even if that service is further downstream', async () => {
    await expect(total(transport(fails({ code: 'service_unavailable', service: 'account' })))).rejects.toThrow(
      'The account service does not answer',
    );
  });

  it('opens a circuit breaker for an unavailable service, probes the service and recovers', async () => {
    const proxy = transport(fails(refused), () => of(7));
    const { queries } = serviceClient(api, proxy, { ...network, retryMs: 0, openMs: 1_000 });
    await expect(queries.total({}, asking)).rejects.toThrow(ServiceUnavailable);
    await expect(queries.total({}, asking)).rejects.toThrow(ServiceUnavailable);
    expect(proxy.sent).toHaveLength(1);
    expect(
      await eventually(
        () => queries.total({}, asking).catch(() => null),
        (answer) => answer !== null,
      ),
    ).toBe(7);
    expect(await queries.total({}, asking)).toBe(7);
  });

  it('treats a silent service as unavailable, but not after a single slow answer', async () => {
    const silent = transport(() => NEVER);
    await expect(total(silent, { ...network, timeoutMs: 40 })).rejects.toThrow(ServiceUnavailable);
    expect(silent.dropped()).toBe(1);

    const slow = transport(
      () => NEVER,
      () => of(7),
    );
    const { queries } = serviceClient(api, slow, { ...network, timeoutMs: 1_000 });
    const first = queries.total({}, asking).catch((error: unknown) => error);
    await until(() => slow.sent.length === 1);
    expect(await queries.total({}, asking)).toBe(7);
    expect(await first).toBeInstanceOf(ServiceUnavailable);
    expect(slow.dropped()).toBe(0);
    expect(await queries.total({}, asking)).toBe(7);
  });

  it('is counted by outcome in the metrics', async () => {
    const told: string[] = [];
    const metrics = {
      ...noMetrics,
      apiCall: (service: string, message: string, outcome: ApiOutcome) => {
        told.push(`${service} ${message} ${outcome}`);
      },
    };
    const options = { timeoutMs: 50, telemetry: { metrics, tracing: noTracing } };
    await total(
      transport(() => of(1)),
      options,
    );
    await total(
      transport(() => NEVER),
      options,
    ).catch(() => undefined);
    await total(transport(fails('broke')), options).catch(() => undefined);
    expect(told).toEqual(['counter total answered', 'counter total unavailable', 'counter total failed']);
  });
});
