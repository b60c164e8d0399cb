import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromSource } from '@lendring/platform/testing/run-sources.js';
import { openInstallation } from '../testing/publishing.js';

const script = fileURLToPath(new URL('../testing/publish-until-killed.ts', import.meta.url));

const killedAt = async (folder: string, place: string): Promise<string> => {
  const child = spawn(process.execPath, ['--experimental-transform-types', ...fromSource, script, folder, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  child.kill('SIGKILL');
  await once(child, 'close');
  return told;
};

const nothing = { logo: false, opening: false, terms: false, image: false, versions: [0, 0, 0, 0] };
const everything = { logo: true, opening: true, terms: true, image: true, versions: [1, 1, 1, 2], files: [4, 4] };

describe('kill -9 while an admin publishes brand, opening, texts and categories', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'publish-crash-'));
  });
  afterAll(async () => rm(folder, { recursive: true }));
  const killed = async (place: string) => {
    const own = await mkdtemp(join(folder, 'at-'));
    expect(await killedAt(own, place)).toBe('here\n');
    return openInstallation(own);
  };

  it.concurrent.each(['picture 2', 'picture 6', 'before the log'])(
    'at %s: nothing is published, and uploads are removed',
    async (place) => {
      const installation = await killed(place);
      expect(await installation.look()).toMatchObject(nothing);
      expect(await installation.sweep()).toBe(0);
      expect(await installation.look()).toEqual({ ...nothing, files: [0, 0] });
      await installation.stop();
    },
  );

  it.concurrent('in the middle of a picture: the retried click publishes everything', async () => {
    const installation = await killed('picture 6');
    await installation.publish();
    expect(await installation.look()).toEqual(everything);
    await installation.sweep();
    expect(await installation.look()).toEqual(everything);
    await installation.stop();
  });

  it.concurrent('after the append: everything is published with its pictures, even after a second click', async () => {
    const installation = await killed('after the log');
    expect(await installation.look()).toEqual(everything);
    await installation.publish();
    expect(await installation.look()).toEqual(everything);
    expect(await installation.sweep()).toBe(0);
    expect(await installation.look()).toEqual(everything);
    await installation.stop();
  });
});
