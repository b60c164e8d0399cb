import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceNames } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { startKurrentStandIn } from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { openTcpProxy } from '@lendring/platform/testing/engines/tcp-proxy.js';
import { built } from '../driver/child.js';

type Started = Readonly<{ output: () => string; ended: () => Promise<unknown>; stop: () => void }>;

describe('a start while engines are unavailable', () => {
  const starting = async (
    file: string,
    env: Readonly<Record<string, string>>,
    look: (started: Started) => Promise<void>,
  ): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'lendring-waiting-'));
    let output = '';
    const child = spawn(process.execPath, [built(file)], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, DEMO: 'off', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'close');
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    try {
      await look({
        output: () => output,
        ended: async () => (await exited)[0],
        stop: () => void child.kill('SIGTERM'),
      });
    } finally {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    }
  };

  it.concurrent('is live but not ready with a named reason, and continues once the engine is available', async () => {
    const standIn = await startKurrentStandIn();
    const way = await openTcpProxy('127.0.0.1', Number(new URL(standIn.url).port));
    await way.cut();
    const [port, ops] = [await freePort(), await freePort()];
    const env = {
      PORT: String(port),
      OPS_PORT: String(ops),
      OPS_HOST: '127.0.0.1',
      EVENT_STORE: 'kurrentdb',
      KURRENTDB_URL: `kurrentdb://127.0.0.1:${way.port}?tls=false`,
      START_WAIT_SECONDS: '600',
    };
    const health = (name: string) =>
      fetch(`http://127.0.0.1:${ops}/health/${name}`).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        () => ({ status: 0, text: '' }),
      );
    const reason = `KurrentDB at 127.0.0.1:${way.port} does not answer`;
    try {
      await starting('bundle/embedded/start.js', env, async ({ output, ended, stop }) => {
        const notReady = await eventually(
          () => health('ready'),
          ({ text }) => text.includes(reason),
        );
        expect(notReady.status).toBe(503);
        expect((await health('live')).status).toBe(200);
        expect(output()).toContain(reason);
        await way.mend();
        await eventually(output, (text) => text.includes('Lendring is at'));
        expect((await health('ready')).text).not.toContain(reason);
        stop();
        expect(await ended()).toBe(0);
      });
    } finally {
      await way.cut();
      standIn.stop();
    }
  });

  const apis = Object.fromEntries(serviceNames.map((name) => [`RPC_${name.toUpperCase()}`, '127.0.0.1:1']));

  it.concurrent.each(serviceNames.filter((name) => name !== 'place'))(
    'ends with one sentence, without a stack trace and before any write: %s',
    async (service) => {
      const [kafka, ops] = [await freePort(), await freePort()];
      const env = {
        SERVICE: service,
        RPC: 'tcp',
        BUS: 'kafka',
        KAFKA_BROKERS: `127.0.0.1:${kafka}`,
        OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
        ...apis,
        OPS_PORT: String(ops),
        OPS_HOST: '127.0.0.1',
        START_WAIT_SECONDS: '0',
      };
      await starting('bundle/process/start.js', env, async ({ output, ended }) => {
        expect(await ended()).toBe(1);
        expect(output().trim()).toMatch(
          new RegExp(
            `^Lendring cannot start: Kafka at 127\\.0\\.0\\.1:${kafka} does not answer: [^\\n]+\\. Gave up after 0 s \\(START_WAIT_SECONDS\\)\\.$`,
          ),
        );
      });
    },
  );
});
