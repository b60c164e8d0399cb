import { freePort } from '../embedded/child.js';
import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> => new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () => resolve(false));
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
});

/** For each port the usual one where nobody listens there, else another free one. Two engines never get the same. */
export const choosePorts = async (
  usual: readonly number[], taken: Set<number> = new Set(), free: (port: number) => Promise<boolean> = isFree, another: () => Promise<number> = freePort,
): Promise<number[]> => {
  const ports: number[] = [];
  for (const wanted of usual) {
    let port = wanted;
    while (taken.has(port) || (port === wanted && !await free(port))) port = await another();
    taken.add(port);
    ports.push(port);
  }
  return ports;
};
