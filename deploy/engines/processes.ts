import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { built } from '../driver/child.js';

const HEALTHY_WITHIN_MS = 180_000;

export type Process = Readonly<{
  /**
   * Polls until `ask` returns true.
   * @throws Error with the end of the log if the process ends first, or after three minutes
   */
  healthy: (ask: () => Promise<boolean>) => Promise<void>;
  stop: () => Promise<void>;
}>;

/** Processes that end with this one, even if this one is killed: a keeper process watches. */
export type Processes = Readonly<{
  folder: (name: string) => string;
  remove: (file: string) => void;
  start: (
    command: string,
    args: readonly string[],
    options: Readonly<{ directory: string; env?: Readonly<Record<string, string>> }>,
  ) => Process;
  stop: () => Promise<void>;
}>;

export const openProcesses = (): Processes => {
  // Detach the keeper, so that Ctrl-C reaches only this process, which stops the others.
  const keeper = spawn(process.execPath, [built('engines/keeper.js')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  keeper.stdin.on('error', () => undefined);
  const gone = once(keeper, 'exit');
  const tell = (line: string): void => {
    keeper.stdin.write(`${line}\n`);
  };
  let n = 0;

  return {
    folder: (name) => {
      const folder = mkdtempSync(join(tmpdir(), `lendring-${name}-`));
      tell(`folder ${folder}`);
      return folder;
    },
    remove: (file) => tell(`folder ${file}`),
    start: (command, args, { directory, env = {} }) => {
      const log = join(directory, `server-${(n += 1)}.log`);
      const file = openSync(log, 'a');
      const child = spawn(command, args, {
        cwd: directory,
        env: { ...process.env, ...env },
        detached: true,
        stdio: ['ignore', file, file],
      });
      const ended = once(child, 'exit').then(
        ([code]: unknown[]) => code,
        (error: unknown) => error,
      );
      if (child.pid) tell(`group ${child.pid}`);
      void ended.then(() => tell(`ended ${child.pid}`));
      const trouble = (what: string) =>
        new Error(`${command} ${what}. The end of its log:\n${readFileSync(log, 'utf8').slice(-2000)}`);
      return {
        healthy: async (ask) => {
          let over = false;
          void ended.then(() => {
            over = true;
          });
          const until = Date.now() + HEALTHY_WITHIN_MS;
          while (!(await ask().catch(() => false))) {
            if (over) throw trouble('ended before it was healthy');
            if (Date.now() > until) throw trouble('is not healthy after three minutes');
            await setTimeout(100);
          }
        },
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    stop: async () => {
      keeper.stdin.end();
      await gone;
    },
  };
};
