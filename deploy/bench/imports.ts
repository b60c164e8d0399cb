import { randomUUID } from 'node:crypto';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { accessToken } from '../tools/access-token.js';
import { configOn, inFolder, withProduct } from './children.js';
import { dataOf, must, withConnections, type Connection } from './connection.js';
import { atMost, forScale, type Figure } from './figures.js';
import { fillLogs } from './fill.js';
import { ownerIdOf } from './synthetic.js';
import { percentile, timed } from './times.js';

const ROWS = 2_000;
const OFFERS_BEFORE = 300;
const HEAD = ['Own number', 'Title', 'Short description', 'Price per day', 'Tags', 'Detail: Voltage'];

const cellsOf = (n: number): readonly string[] => [
  `N-${n}`,
  `Bohrmaschine ${n}`,
  'Mit Koffer und zwei Akkus, frisch gewartet',
  '12.50',
  'werkzeug, garten',
  '230 V',
];

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Uploads all rows in parts, as the page does, and waits until they are applied. */
const importRows = async (connection: Connection, token: string): Promise<void> => {
  const importId = randomUUID();
  const post = (path: string, body: unknown) => must(connection, { method: 'POST', path, token, body });
  await post('/v1/offer_import', { import_id: importId, total: ROWS, head: HEAD });
  for (let from = 0; from < ROWS; from += importLimits.chunk) {
    const rows = Array.from({ length: importLimits.chunk }, (_, n) => ({
      line: from + n + 2,
      cells: cellsOf(from + n),
    }));
    await post(`/v1/offer_import_rows/${importId}`, { from, rows });
  }
  for (let done = 0; done < ROWS; await pause(100))
    ({ done } = dataOf<{ done: number }>(await must(connection, { path: '/v1/offer_import', token })));
};

/** Import of a sheet of 2,000 rows into a shop with 300 offers, and status calls while it runs. */
export const benchImport = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const config = await configOn(folder);
    await fillLogs(config, OFFERS_BEFORE, () => 0);
    return withProduct(config, async () => {
      const token = await accessToken(config, ownerIdOf(0));
      return withConnections(config.port, 2, async ([importing, asking]) => {
        const status = async (): Promise<number> =>
          (await timed(() => must(asking!, { path: '/v1/status', token }))).ms;
        for (let n = 0; n < 50; n += 1) await status();
        let busy = true;
        const run = timed(() => importRows(importing!, token)).finally(() => {
          busy = false;
        });
        const times: number[] = [];
        for (; busy; await pause(10)) times.push(await status());
        const { ms } = await run;
        return [
          atMost('import of 2,000 rows', ms / 1000, 60, 's'),
          forScale('/v1/status while it runs: p50', percentile(times, 0.5), 'ms'),
          atMost('/v1/status while it runs: p99', percentile(times, 0.99), 50, 'ms'),
        ];
      });
    });
  });
