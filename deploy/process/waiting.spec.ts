import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serviceNames } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { openTcpProxy } from '@lendring/platform/testing/engines/tcp-proxy.js';
import { built } from '../driver/child.js';

/** Starts of Node, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

describe('a start whose engines do not answer', () => {
  let folder: string;
  let child: ChildProcess;
  let output: string;
  let standIn: KurrentStandIn;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-waiting-'));
    standIn = await startKurrentStandIn();
    output = '';
  });
  afterEach(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (file: string, env: Readonly<Record<string, string>>): void => {
    child = spawn(process.execPath, [built(file)], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, DEMO: 'off', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
  };
  const ended = async (): Promise<unknown> => child.exitCode ?? (await once(child, 'exit'))[0];

  it(
    'lives, is not ready for the reason that it names, and goes on when the engine is there',
    async () => {
      const way = await openTcpProxy('127.0.0.1', Number(new URL(standIn.url).port));
      await way.cut();
      const [port, ops] = [await freePort(), await freePort()];
      start('embedded/main.js', {
        PORT: String(port),
        OPS_PORT: String(ops),
        OPS_HOST: '127.0.0.1',
        EVENT_STORE: 'kurrentdb',
        KURRENTDB_URL: `kurrentdb://127.0.0.1:${way.port}?tls=false`,
        START_WAIT_SECONDS: '600',
      });
      const health = (name: string) =>
        fetch(`http://127.0.0.1:${ops}/health/${name}`).then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          () => ({ status: 0, text: '' }),
        );
      const reason = `KurrentDB at 127.0.0.1:${way.port} does not answer`;
      expect(
        (
          await eventually(
            () => health('ready'),
            ({ text }) => text.includes(reason),
          )
        ).status,
      ).toBe(503);
      expect((await health('live')).status).toBe(200);
      expect(output).toContain(reason);
      await way.mend();
      await eventually(
        async () => output,
        (text) => text.includes('Lendring is at'),
      );
      expect((await health('ready')).text).not.toContain(reason);
      child.kill('SIGTERM');
      expect(await ended()).toBe(0);
      await way.cut();
    },
    PATIENCE_MS,
  );

  const doors = Object.fromEntries(serviceNames.map((name) => [`DOOR_${name.toUpperCase()}`, '127.0.0.1:1']));

  it.each(serviceNames.filter((name) => name !== 'place'))(
    'ends with one sentence, without a stack and before anything was written: %s',
    async (service) => {
      const [kafka, ops] = [await freePort(), await freePort()];
      start('process/main.js', {
        SERVICE: service,
        RPC: 'tcp',
        BUS: 'kafka',
        KAFKA_BROKERS: `127.0.0.1:${kafka}`,
        OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
        ...doors,
        OPS_PORT: String(ops),
        OPS_HOST: '127.0.0.1',
        START_WAIT_SECONDS: '0',
      });
      expect(await ended()).toBe(1);
      expect(output.trim()).toMatch(
        new RegExp(
          `^Lendring cannot start: Kafka at 127\\.0\\.0\\.1:${kafka} does not answer: [^\\n]+\\. Waited 0 s for it \\(START_WAIT_SECONDS\\)\\.$`,
        ),
      );
    },
    PATIENCE_MS,
  );
});
