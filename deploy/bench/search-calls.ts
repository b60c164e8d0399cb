import { freePort } from '@lendring/platform/base/free-port.js';
import { built, startChild } from '../driver/child.js';
import { askChild, type Product } from './children.js';
import { must, withConnections, type Ask, type Connection } from './connection.js';
import { atLeast, atMost, forScale, shareOf, type Figure } from './figures.js';
import { syntheticOfferId } from './synthetic.js';
import { percentile, timed } from './times.js';

const SEARCHES = 600;
const CONNECTIONS = 20;
const SECONDS = 3;

/** Overhead of the BFF per search: the service's own time is subtracted from each. */
export const benchSearchCall = async ({ config, ask }: Product, question: () => string): Promise<readonly Figure[]> =>
  withConnections(config.port, 1, async ([connection]) => {
    const searches = async (count: number): Promise<readonly number[]> => {
      const times: number[] = [];
      for (let n = 0; n < count; n += 1)
        times.push((await timed(() => must(connection!, { path: `/v1/offer_search?${question()}` }))).ms);
      return times;
    };
    await searches(300);
    await ask('searches');
    const whole = await searches(SEARCHES);
    const own = await ask('searches');
    if (own.length !== whole.length)
      throw new Error(`${whole.length} searches were asked, ${own.length} reached the service`);
    return [
      forScale('offer_search: at the service’s API, p50', percentile(own, 0.5), 'ms'),
      atMost(
        'offer_search: what the BFF adds, p50',
        percentile(
          whole.map((ms, n) => ms - (own[n] ?? 0)),
          0.5,
        ),
        1,
        'ms',
      ),
    ];
  });

const rateOf = (port: number, ask: () => Ask): Promise<number> =>
  withConnections(port, CONNECTIONS, async (connections) => {
    const run = async (seconds: number): Promise<number> => {
      const end = performance.now() + seconds * 1000;
      let answers = 0;
      await Promise.all(
        connections.map(async (connection) => {
          for (; performance.now() < end; answers += 1) await must(connection, ask());
        }),
      );
      return answers / seconds;
    };
    await run(1);
    return run(SECONDS);
  });

/**
 * Compares anonymous reads, 20 parallel, with a bare Fastify route that returns the bytes of a search: one search
 * repeated, another search each time, and offers by id. They alternate, and the best of each counts.
 */
export const benchAnonymousReads = async (
  { config }: Product,
  question: () => string,
  offers: number,
): Promise<readonly Figure[]> => {
  const searched = (): Ask => ({ path: `/v1/offer_search?${question()}` });
  const search = searched();
  const body = await withConnections(config.port, 1, async ([connection]) =>
    (await must(connection!, search)).body.toString(),
  );
  const bare = await startChild(built('bench/bare-route.js'), { ready: 'ready' });
  try {
    const port = await freePort();
    await askChild(bare, { port, body });
    const best = { bare: 0, repeated: 0, searches: 0, byId: 0 };
    let asked = 0;
    const byId = (): Ask => ({ path: `/v1/offer/${syntheticOfferId((asked += 1) % offers)}` });
    for (let round = 0; round < 3; round += 1) {
      best.bare = Math.max(best.bare, await rateOf(port, () => ({ path: '/bytes' })));
      best.repeated = Math.max(best.repeated, await rateOf(config.port, () => search));
      best.searches = Math.max(best.searches, await rateOf(config.port, searched));
      best.byId = Math.max(best.byId, await rateOf(config.port, byId));
    }
    return [
      forScale('repeated anonymous search', best.repeated, '/s'),
      atLeast('repeated anonymous search / bare Fastify route', (100 * best.repeated) / best.bare, 25, '%'),
      forScale('anonymous searches', best.searches, '/s'),
      shareOf('anonymous searches / bare Fastify route', best.searches, best.bare),
      forScale('offers by id', best.byId, '/s'),
      shareOf('offers by id / bare Fastify route', best.byId, best.bare),
    ];
  } finally {
    await bare.stop();
  }
};

export const benchStatusWhileSearching = async (
  { config }: Product,
  question: () => string,
  token: string,
): Promise<readonly Figure[]> =>
  withConnections(config.port, CONNECTIONS + 1, async ([asking, ...searching]) => {
    let busy = true;
    let searches = 0;
    const search = async (connection: Connection): Promise<void> => {
      for (; busy; searches += 1) await must(connection, { path: `/v1/offer_search?${question()}` });
    };
    const status = async (count: number): Promise<readonly number[]> => {
      const times: number[] = [];
      for (let n = 0; n < count; n += 1)
        times.push((await timed(() => must(asking!, { path: '/v1/status', token }))).ms);
      return times;
    };
    await status(50);
    const under = searching.map(search);
    const from = performance.now();
    const times = await status(1000);
    const seconds = (performance.now() - from) / 1000;
    busy = false;
    await Promise.all(under);
    return [
      forScale('20 parallel searches: answered', searches / seconds, '/s'),
      forScale('20 parallel searches: /v1/status, p50', percentile(times, 0.5), 'ms'),
      atMost('20 parallel searches: /v1/status, p99', percentile(times, 0.99), 25, 'ms'),
    ];
  });
