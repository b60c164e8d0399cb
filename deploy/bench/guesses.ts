import { browser } from '../driver/browser.js';
import type { Product } from './children.js';
import { must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { percentile, timed } from './times.js';

const GUESSES = 300;
const CALLS = 1000;

export const benchStatusWhileGuessing = async ({ config }: Product, token: string): Promise<readonly Figure[]> => {
  const who = browser(config.publicUrl);
  const { at } = await who.follow('/auth/login');
  const path = `/oidc/interaction/${at.searchParams.get('uid')}`;
  const cookie = [...who.jar.values()]
    .filter((kept) => path.startsWith(kept.path))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

  return withConnections(config.port, GUESSES + 1, async ([asking, ...guessing]) => {
    if (!asking) throw new Error('There is no connection');
    let busy = true;
    let guesses = 0;
    let checked = 0;
    const guess = async (): Promise<void> => {
      for (let round = 0; busy; round += 1) {
        await Promise.all(
          guessing.map(async (connection, n) => {
            const reply = await must(connection, {
              method: 'POST',
              path,
              headers: { cookie, 'x-forwarded-for': `10.${round % 250}.${Math.floor(n / 250)}.${n % 250}` },
              body: { email: `guess-${round}-${n}@example.org`, password: 'a guess among many' },
            });
            guesses += 1;
            if (reply.body.includes('wrong')) checked += 1;
          }),
        );
      }
    };
    const status = async (count: number): Promise<readonly number[]> => {
      const times: number[] = [];
      for (let n = 0; n < count; n += 1)
        times.push((await timed(() => must(asking, { path: '/v1/status', token }))).ms);
      return times;
    };
    await status(50);
    const under = guess();
    const from = performance.now();
    const times = await status(CALLS);
    const seconds = (performance.now() - from) / 1000;
    busy = false;
    await under;
    return [
      forScale('300 guesses at a time: answered', guesses / seconds, '/s'),
      forScale('300 guesses at a time: checked', checked / seconds, '/s'),
      forScale('300 guesses at a time: /v1/status, p50', percentile(times, 0.5), 'ms'),
      atMost('300 guesses at a time: /v1/status, p99', percentile(times, 0.99), 50, 'ms'),
    ];
  });
};
