import { describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { disturbanceBetween, ticksNow, undisturbed, type Ticks } from './disturbance.js';
import { forScale } from './figures.js';

const quiet: Ticks = { all: 1000, busy: 400, stolen: 0, own: 400 };
const start: Ticks = { all: 0, busy: 0, stolen: 0, own: 0 };
const loud = (others: number): Ticks => ({ all: 1000, busy: 400 + others, stolen: 50, own: 400 });
const running = (...moments: readonly Ticks[]) => {
  const queue = [...moments];
  const said: string[] = [];
  let measured = 0;
  return {
    said,
    measured: () => measured,
    run: () =>
      undisturbed('search', async () => [forScale('run', (measured += 1), '')], {
        say: (line) => said.push(line),
        now: () => queue.shift() ?? null,
      }),
  };
};

describe('a benchmark measurement', () => {
  it('reports the CPU share of other processes', () => {
    expect(disturbanceBetween(start, loud(300))).toEqual({ others: 0.3, stolen: 0.05 });
  });

  it('runs once while other processes are idle', async () => {
    const { run, measured, said } = running(start, quiet);
    expect((await run()).map(({ value }) => value)).toEqual(['1.00 ', '0.00%', '0.00%']);
    expect([measured(), said]).toEqual([1, []]);
  });

  it('is repeated after a disturbance, and the quietest run counts', async () => {
    const { run, measured, said } = running(start, loud(500), start, loud(200), start, loud(300));
    expect((await run()).map(({ value }) => value)).toEqual(['2.00 ', '20.0%', '5.00%']);
    expect([measured(), said]).toEqual([
      3,
      ['others had 55 % of the machine meanwhile: once more', 'others had 25 % of the machine meanwhile: once more'],
    ]);
  });

  it('runs once where the system reports no CPU usage', async () => {
    expect(await running().run()).toHaveLength(1);
  });

  it('attributes CPU time of its own process to itself', () => {
    const from = ticksNow();
    if (!from) return;
    for (const begun = process.cpuUsage(); process.cpuUsage(begun).user < 300_000;);
    const to = ticksNow();
    expect((to?.own ?? 0) - from.own).toBeGreaterThanOrEqual(10);
  });

  it('counts the work of a server that outlives its parent process', async () => {
    if (!ticksNow()) return;
    const burn = 'for (const from = Date.now(); Date.now() - from < 2000;); console.log(process.cpuUsage().user);';
    const part = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(burn)}], { stdio: 'inherit' });
      setTimeout(() => process.exit(0), 1000);`;
    let [ticks, server] = [0, 0];
    await undisturbed(
      'part',
      async () => {
        const from = ticksNow()?.own ?? 0;
        const child = spawn(process.execPath, ['-e', part], { stdio: ['ignore', 'pipe', 'inherit'] });
        // The child's last line of output is the server's CPU time in microseconds.
        for await (const said of child.stdout) server = Number(said);
        ticks = (ticksNow()?.own ?? 0) - from;
        return [];
      },
      { say: () => undefined },
    );
    // A tick is 10 ms.
    expect(ticks * 10_000).toBeGreaterThan(0.6 * server);
  });
});
