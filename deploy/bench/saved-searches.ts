import { randomUUID } from 'node:crypto';
import { caller, publishOffer } from '../driver/people.js';
import { accessToken } from '../tools/access-token.js';
import type { Product } from './children.js';
import { dataOf, must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { ownerIdOf } from './synthetic.js';
import { inParallel, percentile, timed } from './times.js';

const SEARCHES = 10_000;
const PEOPLE = 1_000;
const ROUNDS = 3;
const PARALLEL = 20;
const EVERY_MS = 10;
/** Maximum seconds from a new offer to its last saved-search notification. */
const LIMIT_S = 10;

const things = ['Zelt', 'Bohrmaschine', 'Leiter', 'Beamer', 'Fahrrad', 'Anhänger', 'Grill', 'Kamera', 'Kettensäge'];

export type Searchers = Readonly<{ tokens: readonly string[]; savedPerSecond: number }>;

/**
 * Creates 10,000 saved searches of 1,000 users, by words only, so that each must be evaluated. A tenth of them matches
 * the offers of the bench.
 */
export const saveSearches = async ({ config }: Product): Promise<Searchers> => {
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  const tokens = await Promise.all(people.map((userId) => accessToken(config, userId)));
  const all = Array.from({ length: SEARCHES }, (_, n) => n);
  const { ms } = await timed(() =>
    withConnections(config.port, PARALLEL, (connections) =>
      inParallel(all, PARALLEL, async (n, lane) => {
        const own = Math.floor(n / PEOPLE);
        const term = `${things[own % things.length]} ${own === 0 ? 'Schneckenzelt' : `Nummer ${own}`}`;
        await must(connections[lane]!, {
          method: 'POST',
          path: '/v1/saved_search',
          token: tokens[n % PEOPLE]!,
          body: { name: term, page: { term, city: null, fields: {} }, query: { query: term } },
        });
      }),
    ),
  );
  return { tokens, savedPerSecond: (SEARCHES / ms) * 1000 };
};

export const benchSavedSearches = async (
  { config }: Product,
  { tokens, savedPerSecond }: Searchers,
  run: number,
): Promise<readonly Figure[]> => {
  const owner = caller(config.publicUrl, ownerIdOf(1), await accessToken(config, ownerIdOf(1)));
  const told = (token: string): Promise<number> =>
    withConnections(config.port, 1, async ([connection]) => {
      const reply = await must(connection!, { path: '/v1/notification', token });
      const { notifications } = dataOf<{ notifications: readonly { kind: string; count: number }[] }>(reply);
      return notifications.find(({ kind }) => kind === 'saved_search')?.count ?? 0;
    });
  const times: number[] = [];
  for (let count = (run - 1) * ROUNDS + 1; count <= run * ROUNDS; count += 1) {
    await publishOffer(owner, `Zelt Schneckenzelt ${count}`);
    const from = performance.now();
    for (const token of tokens) {
      while ((await told(token)) < count)
        await new Promise((resolve) => {
          setTimeout(resolve, EVERY_MS);
        });
    }
    times.push(performance.now() - from);
  }
  return [
    forScale('searches saved, 20 parallel', savedPerSecond, '/s'),
    atMost(
      'an offer comes until all of 1,000 people are told, 10,000 saved searches',
      percentile(times, 0.5) / 1000,
      LIMIT_S,
      's',
    ),
  ];
};
