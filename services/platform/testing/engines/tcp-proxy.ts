import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type TcpProxy = Readonly<{
  port: number;
  sent: () => Buffer;
  cut: () => Promise<void>;
  /** Accepts connections, but breaks each in the middle of its first response. */
  tear: () => void;
  /** Accepts connections, but withholds responses until `mend`. */
  hush: () => void;
  slow: (ms: number) => void;
  mend: () => Promise<void>;
}>;

type Pass = (chunk: Buffer, on: (chunk: Buffer) => void, end: () => void) => void;

/** Chunks delayed for longer than this are released by `mend`. */
const PASSES_SOON_MS = 1_000;

const through: Pass = (chunk, on) => on(chunk);
const torn: Pass = (chunk, on, end) => {
  on(chunk.subarray(0, Math.floor(chunk.length / 2)));
  setImmediate(end);
};

export const openTcpProxy = async (host: string, port: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const chunks: Buffer[] = [];
  const held: (() => void)[] = [];
  let pass: Pass = through;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (chunk) => chunks.push(chunk));
    const answers = new Transform({
      transform: (chunk: Buffer, _encoding, done) => pass(chunk, (passed) => done(null, passed), end),
    });
    client.pipe(upstream).pipe(answers).pipe(client);
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    sent: () => Buffer.concat(chunks),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    tear: () => {
      pass = torn;
    },
    hush: () => {
      pass = (chunk, on) => void held.push(() => on(chunk));
    },
    slow: (ms) => {
      pass = (chunk, on) => {
        const release = (): void => {
          clearTimeout(timer);
          on(chunk);
        };
        const timer = setTimeout(release, ms);
        if (ms > PASSES_SOON_MS) held.push(release);
      };
    },
    mend: async () => {
      pass = through;
      for (const release of held.splice(0)) release();
      if (!server.listening) await listen(own);
    },
  };
};
