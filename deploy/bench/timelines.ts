import { addDays } from '@lendring/contracts/kernel/days.js';
import { dayAhead } from '../driver/days.js';
import { accessToken } from '../tools/access-token.js';
import { configOn, inFolder, withProduct } from './children.js';
import { dataOf, must, withConnections } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { fillLogs } from './fill.js';
import { ownerIdOf, syntheticOfferId } from './synthetic.js';
import { inParallel, percentile } from './times.js';

const OFFERS = 300;
const LOANS_PER_OFFER = 4;
const DAYS = 30;
const PARALLEL = 20;
const WARM_UP = 30;
const TIMES = 200;

/** Milliseconds per call for 30 days of 300 offers of one owner, each with four loans. */
export const benchTimeline = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const config = await configOn(folder);
    await fillLogs(config, OFFERS, () => 0);
    return withProduct(config, async () => {
      const token = await accessToken(config, ownerIdOf(0));
      const from = dayAhead(0);
      const path = `/v1/offer_timeline?date_from=${from}&date_to=${addDays(from, DAYS - 1)}&size=${OFFERS}`;
      await withConnections(config.port, 1, async ([connection]) => {
        for (let known = 0; known < OFFERS;) {
          await new Promise((resolve) => {
            setTimeout(resolve, 200);
          });
          known = dataOf<{ rows: unknown[] }>(await must(connection!, { path, token })).rows.length;
        }
      });
      const loans = Array.from({ length: OFFERS * LOANS_PER_OFFER }, (_, n) => n);
      await withConnections(config.port, PARALLEL, (connections) =>
        inParallel(loans, PARALLEL, async (n, lane) => {
          const first = addDays(from, (n * 7) % (DAYS - 3));
          const body = {
            offer_id: syntheticOfferId(n % OFFERS),
            date_from: first,
            date_to: addDays(first, 2),
            name: `Verein ${n}`,
          };
          await must(connections[lane]!, { method: 'POST', path: '/v1/counter_loan', token, body });
        }),
      );
      return withConnections(config.port, 1, async ([connection]) => {
        const times: number[] = [];
        let bars = 0;
        for (let n = 0; n < WARM_UP + TIMES; n += 1) {
          const begun = performance.now();
          const reply = await must(connection!, { path, token });
          if (n >= WARM_UP) times.push(performance.now() - begun);
          const { rows } = dataOf<{ rows: { bars: unknown[] }[] }>(reply);
          bars = rows.reduce((sum, row) => sum + row.bars.length, 0);
        }
        return [
          forScale('the timeline of 300 offers for 30 days: bars', bars, ''),
          forScale('the timeline of 300 offers for 30 days: p50', percentile(times, 0.5), 'ms'),
          atMost('the timeline of 300 offers for 30 days: p95', percentile(times, 0.95), 60, 'ms'),
        ];
      });
    });
  });
