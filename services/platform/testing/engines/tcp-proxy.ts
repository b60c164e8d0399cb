import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend, as if the server went away and came back. */
export type TcpProxy = Readonly<{
  /** On loopback; stays the same. */
  port: number;
  /** All bytes that went to the server. */
  sent: () => Buffer;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}>;

export const openTcpProxy = async (host: string, port: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const chunks: Buffer[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => chunks.push(chunk));
    client.pipe(upstream).pipe(client);
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
    mend: () => listen(own),
  };
};
