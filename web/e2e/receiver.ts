import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = Readonly<{ headers: IncomingHttpHeaders; body: string }>;

export const startReceiver = async (): Promise<
  Readonly<{ url: string; got: readonly Received[]; stop: () => Promise<void> }>
> => {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk: Buffer) => {
        body += chunk.toString();
      })
      .on('end', () => {
        got.push({ headers: request.headers, body });
        response.writeHead(204).end();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    got,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
