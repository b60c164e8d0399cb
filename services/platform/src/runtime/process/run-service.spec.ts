import { afterEach, describe, expect, it } from 'vitest';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeApi } from '@lendring/contracts/place/queries.js';
import { serviceNames } from '@lendring/contracts/services.js';
import { openApi } from '../service-apis/service-apis.js';
import { apiSetting } from '../settings/settings.js';
import { TcpClient } from '../../rpc/tcp.js';
import { ServiceUnavailable } from '../../rpc/api-errors.js';
import { freePort } from '../../base/free-port.js';
import { fromSource } from '../../../testing/run-sources.js';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const apiSettings = serviceNames.map(apiSetting);
const asking = { actor: { kind: 'visitor' as const }, at: '2026-05-01T10:00:00.000Z' };

describe('service process', () => {
  let child: ChildProcess;
  let clients: TcpClient[] = [];
  let folder: string;
  let output = '';

  const start = async (more: Record<string, string> = {}) => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-process-'));
    const [port, opsPort] = [await freePort(), await freePort()];
    const elsewhere = Object.fromEntries(apiSettings.map((name) => [name, `127.0.0.1:${port}`]));
    output = '';
    child = spawn(
      process.execPath,
      ['--experimental-transform-types', ...fromSource, source('../../../testing/process/slow-process.ts')],
      {
        env: {
          PATH: process.env['PATH'],
          RPC: 'tcp',
          BUS: 'kafka',
          KAFKA_BROKERS: '127.0.0.1:1',
          OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
          OIDC_CLIENT_ID: 'x',
          OIDC_CLIENT_SECRET: 'x',
          ...elsewhere,
          DATA_DIR: folder,
          RPC_HOST: '127.0.0.1',
          RPC_PORT: String(port),
          OPS_HOST: '127.0.0.1',
          OPS_PORT: String(opsPort),
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const place = { host: '127.0.0.1', port };
    const api = () => {
      const client = new TcpClient(place);
      clients.push(client);
      return openApi(
        {
          client: () => client,
          server: () => {
            throw new Error('only a client');
          },
        },
        placeApi,
        { timeoutMs: 5_000 },
      ).queries;
    };
    const ops = (path: string) => fetch(`http://127.0.0.1:${opsPort}${path}`);
    while (
      child.exitCode === null &&
      !(await ops('/health/ready').then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await pause(20);
    return { api, ops };
  };
  const ended = async (): Promise<unknown> =>
    child.exitCode ?? child.signalCode ?? (await once(child, 'exit')).find((how) => how !== null);

  afterEach(async () => {
    for (const client of clients) client.close();
    clients = [];
    child.kill('SIGKILL');
    await ended();
    await rm(folder, { recursive: true, force: true });
  });

  it('reports liveness, readiness and health', async () => {
    const { api, ops } = await start();
    expect(await api().siteMap({ page: 1, size: 1 }, asking)).toEqual([]);
    expect([(await ops('/health/live')).status, (await ops('/health/ready')).status]).toEqual([200, 200]);
    expect(await (await ops('/metrics')).text()).toContain('nodejs_eventloop_lag_seconds');
    expect((await ops('/')).status).toBe(404);
  });

  it('answers running calls and refuses new calls after SIGTERM', async () => {
    const { api, ops } = await start();
    const patient = api().siteMap({ page: 1_500, size: 1 }, asking);
    await api().siteMap({ page: 1, size: 1 }, asking);
    child.kill('SIGTERM');
    while (!output.includes('Process is stopping')) await pause(5);
    const readiness = await ops('/health/ready');
    expect([readiness.status, await readiness.json()]).toEqual([503, { ready: false, reasons: ['stopping'] }]);
    await expect(api().siteMap({ page: 1, size: 1 }, asking)).rejects.toThrow(ServiceUnavailable);
    expect(await patient).toEqual([]);
    expect(await ended()).toBe(0);
    expect(output).toContain('Process stopped');
  });

  it('exits at once on a second signal', async () => {
    const { api } = await start();
    const patient = api()
      .siteMap({ page: 60_000, size: 1 }, asking)
      .catch((error: unknown) => error);
    await api().siteMap({ page: 1, size: 1 }, asking);
    child.kill('SIGTERM');
    while (!output.includes('Process is stopping')) await pause(5);
    child.kill('SIGTERM');
    expect(await ended()).toBe(1);
    expect(await patient).toBeInstanceOf(ServiceUnavailable);
  });

  it('explains in one sentence why startup failed', async () => {
    await start({ RPC: 'in-process', ...Object.fromEntries(apiSettings.map((name) => [name, ''])) });
    expect(await ended()).toBe(1);
    expect(output).toContain('The place service runs as a separate process only with RPC=tcp');
  });

  it('names an unreadable key and the required owner of the key folder', async () => {
    await start({ SECRETS_DIR: '/dev/null/keys', NEEDS_KEY: 'yes' });
    expect(await ended()).toBe(1);
    expect(output).toMatch(
      /^Lendring cannot start: the keys of the installation cannot be read or created .*\n {2}SECRETS_DIR=\/dev\/null\/keys must be .*npm run secrets/,
    );
    expect(output).not.toContain('    at ');
  });
});
