import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lendring/platform/base/free-port.js';

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Reserves a port against concurrent runs, which could otherwise take each other's server for theirs.
 * @returns the lock file, to be removed at the end; null if the port belongs to a live run
 */
export const claimPort = (port: number, folder = tmpdir(), pid = process.pid): string | null => {
  const claim = join(folder, `lendring-port-${port}`);
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(claim, String(pid), { flag: 'wx' });
      return claim;
    } catch {
      if (isAlive(ownerOf(claim))) return null;
      rmSync(claim, { force: true });
    }
  }
  return null;
};

const ownerOf = (claim: string): number => {
  try {
    return Number(readFileSync(claim, 'utf8')) || process.pid;
  } catch {
    return 0;
  }
};

/** Chooses the usual ports if they are free, otherwise other free ports; all are distinct. */
export const choosePorts = async (
  usual: readonly number[],
  taken: Set<number> = new Set(),
  free: (port: number) => Promise<boolean> = isFree,
  another: () => Promise<number> = freePort,
): Promise<number[]> => {
  const ports: number[] = [];
  for (const wanted of usual) {
    let port = wanted;
    while (taken.has(port) || (port === wanted && !(await free(port)))) port = await another();
    taken.add(port);
    ports.push(port);
  }
  return ports;
};
