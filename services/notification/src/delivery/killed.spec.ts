import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { until } from '@lendring/platform/testing/eventually.js';
import { fromSource } from '@lendring/platform/testing/run-sources.js';

const COUNT = 1_000;
const SIDE_BY_SIDE = 4;
const program = fileURLToPath(new URL('../../testing/killed.ts', import.meta.url));

describe('a killed notification service', () => {
  it('loses none of a thousand notifications, and repeats at most those in progress', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    const [log, handed] = [join(folder, 'events.db'), join(folder, 'handed.txt')];
    const lines = (): readonly string[] => {
      try {
        return readFileSync(handed, 'utf8').split('\n').slice(0, -1);
      } catch {
        return [];
      }
    };
    const run = async (killAt: number): Promise<string> => {
      const child = spawn(
        process.execPath,
        [...fromSource, '--experimental-transform-types', program, log, handed, String(COUNT)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = new Promise<string>((resolve) =>
        child.once('exit', (code, signal) => resolve(signal ?? String(code))),
      );
      child.stdout.resume();
      if (killAt < Infinity) {
        await until(() => lines().length >= killAt);
        child.kill('SIGKILL');
      }
      return ended;
    };
    const kills = [300, 1_100];
    for (const at of kills) expect(await run(at)).toBe('SIGKILL');
    expect(await run(Infinity)).toBe('0');

    const times = Map.groupBy(lines(), (line) => line);
    expect(times.size).toBe(2 * COUNT);
    const doubled = [...times.values()].filter((all) => all.length > 1);
    for (const all of doubled) expect(all).toHaveLength(2);
    const perPerson = COUNT / 250;
    expect(doubled.length).toBeLessThanOrEqual(kills.length * 2 * SIDE_BY_SIDE * perPerson);
  }, 120_000);
});
