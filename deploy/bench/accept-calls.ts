import { join } from 'node:path';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built, startChild } from '../driver/child.js';
import { dayAhead } from '../driver/days.js';
import { accessToken } from '../tools/access-token.js';
import { askChild, inFolder, type Product } from './children.js';
import { dataOf, must, withConnections } from './connection.js';
import { atLeast, atMost, forScale, type Figure } from './figures.js';
import { askerOf, ownerIdOf, pricingIdOf, syntheticOfferId, syntheticOwnerOf } from './synthetic.js';
import { inParallel, percentile, timed } from './times.js';

const PARALLEL = 20;
const ACCEPTS = 500;
const WARM_UP = 100;
/** Each request is for some of the units of its offer. */
const WANTED = 12;

/** Inserts per second from which limits in milliseconds apply. On slower machines, only ratios have limits. */
const FAST_INSERTS = 6_000;

const bareRate = ({ config }: Product, token: string): Promise<number> =>
  inFolder(async (folder) => {
    const bare = await startChild(built('bench/bare-accept.js'), { ready: 'ready' });
    try {
      const port = await freePort();
      await askChild(bare, {
        port,
        file: join(folder, 'bare.db'),
        keys: await (await fetch(`${config.publicUrl}/oidc/jwks`)).json(),
      });
      return await withConnections(port, PARALLEL, async (connections) => {
        const run = (count: number) =>
          inParallel(
            Array.from({ length: count }, (_, n) => n),
            PARALLEL,
            (n, lane) => must(connections[lane]!, { method: 'PATCH', path: `/accept/${n}`, token, body: {} }),
          );
        await run(WARM_UP * 5);
        const { ms } = await timed(() => run(ACCEPTS * 4));
        return ((ACCEPTS * 4) / ms) * 1000;
      });
    } finally {
      await bare.stop();
    }
  });

export type AcceptRun = Readonly<{
  offers: number;
  /** Bare durable inserts per second on this machine; null when not measured. */
  inserts: number | null;
  run: number;
}>;

export const benchAccept = async (
  product: Product,
  { offers, inserts, run }: AcceptRun,
): Promise<readonly Figure[]> => {
  const { config } = product;
  const from = dayAhead(10 + 3 * run);
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (userId: string): Promise<string> => {
    const token = tokens.get(userId) ?? accessToken(config, userId);
    tokens.set(userId, token);
    return token;
  };
  const asked = Array.from({ length: ACCEPTS + WARM_UP }, (_, n) => {
    const offer = Math.floor((n * offers) / (ACCEPTS + WARM_UP));
    return { offer, vendor: ownerIdOf(syntheticOwnerOf(offer)), creator: ownerIdOf(askerOf(offers, n)) };
  });

  return withConnections(config.port, PARALLEL, async (connections) => {
    const open: { readonly requestId: string; readonly token: string }[] = [];
    const asks = await inParallel(asked, PARALLEL, async ({ offer, vendor, creator }, lane) => {
      const body = {
        offer_id: syntheticOfferId(offer),
        pricing_id: pricingIdOf(offer),
        quantity: WANTED,
        date_from: from,
        date_to: addDays(from, 1),
        message: 'Darf ich es in der Woche darauf leihen?',
      };
      const reply = await must(connections[lane]!, {
        method: 'POST',
        path: '/v1/request',
        token: await tokenOf(creator),
        body,
      });
      open.push({ requestId: dataOf<{ request_id: string }>(reply).request_id, token: await tokenOf(vendor) });
    });
    const accept = (requests: typeof open) =>
      inParallel(requests, PARALLEL, ({ requestId, token }, lane) =>
        must(connections[lane]!, { method: 'PATCH', path: `/v1/request_accept/${requestId}`, token, body: {} }),
      );
    await accept(open.slice(0, WARM_UP));
    const { ms, result: times } = await timed(() => accept(open.slice(WARM_UP)));
    const rate = (ACCEPTS / ms) * 1000;
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const inTime = (name: string, value: number, limit: number): Figure =>
      inserts === null || inserts < FAST_INSERTS ? forScale(name, value, 'ms') : atMost(name, value, limit, 'ms');
    return [
      forScale('ask for an offer, 20 parallel: p50', percentile(asks, 0.5), 'ms'),
      forScale('accept a request, 20 parallel', rate, '/s'),
      atLeast(
        'accept a request / bare route that checks a token and inserts two rows',
        (100 * rate) / (await bareRate(product, await tokenOf(ownerIdOf(0)))),
        25,
        '%',
      ),
      inTime('accept a request, 20 parallel: p50', p50, 15),
      inTime('accept a request, 20 parallel: p99', p99, 60),
      atMost('accept a request, 20 parallel: p99 / p50', p99 / p50, 4, '×'),
    ];
  });
};
