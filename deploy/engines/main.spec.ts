import { describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../driver/child.js';

const start = async () => {
  const child = spawn(process.execPath, [built('engines/main.js'), 'smtp'], {
    env: { ...process.env, LENDRING_ENGINES: join(tmpdir(), `lendring-cache-${process.pid}`) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/^SMTP_URL=smtp:\/\/127\.0\.0\.1:(\d+)\n$/.exec(line.toString())?.[1]);
  return { child, port, ended, told: () => told };
};

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      resolve(data.toString().startsWith('220'));
    });
    socket.once('error', () => resolve(false));
  });

describe('npm run engines', () => {
  it('prints an address, stops cleanly, and runs twice at once', async () => {
    const one = await start();
    const other = await start();
    expect([await greets(one.port), await greets(other.port)]).toEqual([true, true]);
    expect(one.port).not.toBe(other.port);
    one.child.kill('SIGTERM');
    other.child.kill('SIGINT');
    expect([await one.ended, await other.ended]).toEqual([0, 0]);
    expect([await greets(one.port), await greets(other.port)]).toEqual([false, false]);
  });

  it('lists the available engines when asked for an unknown engine', async () => {
    const child = spawn(process.execPath, [built('engines/main.js'), 'postgres'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [told] = (await once(child.stderr, 'data')) as [Buffer];
    expect(told.toString()).toMatch(/Unknown engine "postgres".*mongodb = documents/);
    expect(await once(child, 'exit')).toEqual([1, null]);
  });
});
