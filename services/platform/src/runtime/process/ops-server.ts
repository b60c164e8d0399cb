import { createServer, type Server } from 'node:http';
import type { Metrics } from '../../telemetry/metrics.port.js';
import type { Config } from '../settings/config.js';
import { messageOf } from '../../base/message-of.js';
import type { Log } from '../../base/log.js';
import type { ProcessHealth } from './process-health.js';

type Answer = Readonly<{ status: number; contentType: string; body: string }>;
type Options = Readonly<{ place: NonNullable<Config['ops']>; health: ProcessHealth; metrics: Metrics; log: Log }>;

const json = (status: number, body: object): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/**
 * Operator endpoints: `/health/live` (200 while the event loop runs), `/health/ready` (503 with reasons while the
 * process should receive no calls) and `/metrics`. They use a separate port that is not reachable from outside.
 */
export const openOpsServer = async ({
  place,
  health,
  metrics,
  log,
}: Options): Promise<{ readonly port: number; readonly close: () => Promise<void> }> => {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/health/live': async () => json(200, { live: true }),
    '/health/ready': async () => {
      const readiness = await health.readiness();
      return json(readiness.ready ? 200 : 503, readiness);
    },
    '/metrics': async () => {
      const { contentType, text } = await metrics.read();
      return { status: 200, contentType, body: text };
    },
  };

  const server = createServer((request, response) => {
    const answer = answers[request.url?.split('?')[0] ?? ''];
    const known = request.method === 'GET' ? answer : undefined;
    void (known?.() ?? Promise.resolve(json(404, { known: Object.keys(answers) })))
      .catch((error: unknown) => {
        log.error({ path: request.url, err: error }, 'Health or metrics request failed');
        return json(500, { error: messageOf(error) });
      })
      .then(({ status, contentType, body }) => {
        response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
        response.end(body);
      });
  });
  await listen(server, place);
  return {
    port: (server.address() as { port: number }).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const listen = (server: Server, { host, port }: NonNullable<Config['ops']>): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
