import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Line = Readonly<{ url: string; cut: () => Promise<void>; mend: () => Promise<void> }>;

/**
 * Proxy to the product whose connections can be cut, because the browser's offline emulation does not cover service
 * workers.
 */
export const lineTo = async (product: string): Promise<Line> => {
  const { hostname, port } = new URL(product);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    mend: () => listen(own),
  };
};
