import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Proxy to one node of the fake cluster, which can die or hang like a process. */
export type Line = Readonly<{
  port: number;
  /** Accepts connections, but blocks all traffic in both directions, including keep-alive pings. */
  hang: () => void;
  wake: () => void;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}>;

/**
 * Milliseconds for which to retry a port that another socket has taken in the meantime, for example as a client port.
 */
const PORT_BACK_MS = 30_000;

export const openLine = async (innerPort: () => number): Promise<Line> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let hanging = false;

  const join = ([a, b]: readonly [Socket, Socket]): void => void a.pipe(b).pipe(a);
  const part = ([a, b]: readonly [Socket, Socket]): void => {
    a.unpipe(b).pause();
    b.unpipe(a).pause();
  };

  const server = createServer({ pauseOnConnect: true }, (client) => {
    const pair = [client, connect(innerPort(), '127.0.0.1')] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const one of pair) one.destroy();
      });
    }
    if (!hanging) join(pair);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const listenAgain = async (port: number, until = Date.now() + PORT_BACK_MS): Promise<void> => {
    try {
      await listen(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > until) throw error;
      await pause(50);
      return listenAgain(port, until);
    }
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    hang() {
      hanging = true;
      for (const pair of pairs) part(pair);
    },
    wake() {
      hanging = false;
      for (const pair of pairs) join(pair);
    },
    cut: () =>
      new Promise((resolve) => {
        hanging = false;
        server.close(() => resolve());
        for (const pair of pairs) for (const socket of pair) socket.destroy();
      }),
    mend: () => listenAgain(port),
  };
};
