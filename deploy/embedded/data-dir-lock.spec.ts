import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { move } from '../operations/move.js';
import { lockDataDir } from './data-dir-lock.js';
import { startEmbedded } from './start.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('is held by one product until that product releases it', () => {
    const first = lockDataDir(dataDir);
    expect(lockDataDir(dataDir)).toBeNull();
    first?.release();
    const second = lockDataDir(dataDir);
    expect(second).not.toBeNull();
    second?.release();
  });

  it('ends with a killed process', async () => {
    const module = new URL('data-dir-lock.ts', import.meta.url).href;
    const code = `const { lockDataDir } = await import(${JSON.stringify(module)});
      globalThis.lock = lockDataDir(process.argv[1]);
      process.stdout.write('locked');
      setInterval(() => globalThis.lock, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(lockDataDir(dataDir)).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const free = lockDataDir(dataDir);
    expect(free).not.toBeNull();
    free?.release();
  });

  it('keeps a second product from starting, and a move from copying what still changes', async () => {
    const lock = lockDataDir(dataDir);
    const config = loadConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir, PORT: String(await freePort()) });
    await expect(startEmbedded({ config, progress: () => undefined, web: null })).rejects.toThrow(
      `Lendring cannot start: another product uses ${dataDir}. Stop it, or choose another folder with DATA_DIR.`,
    );
    await mkdir(join(dataDir, 'offer'));
    await writeFile(join(dataDir, 'offer', 'events.db'), '');
    const target = loadConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: join(dataDir, 'target') });
    await expect(move({ dataDir, secretsDir: join(dataDir, 'keys') }, target, () => undefined)).rejects.toThrow(
      `A product still runs on ${dataDir}. Stop it first`,
    );
    lock?.release();
  });
});
