import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { openPlaceIndex } from '@lendring/place/open-places.js';
import { accessToken } from '../tools/access-token.js';
import { benchAccept } from './accept-calls.js';
import { configOn, inFolder, runPart, withProduct, type Product } from './children.js';
import { must, withConnections } from './connection.js';
import { undisturbed } from './disturbance.js';
import { engineTable } from './engine-figures.js';
import { atLeast, atMost, forScale, type Figure } from './figures.js';
import { benchErase } from './erasures.js';
import { fillLogs } from './fill.js';
import { benchStatusWhileGuessing } from './guesses.js';
import { benchImport } from './imports.js';
import { benchLive } from './live-streams.js';
import { benchPages } from './pages.js';
import { benchAnonymousReads, benchSearchCall, benchStatusWhileSearching } from './search-calls.js';
import { benchSavedSearches, saveSearches, type Searchers } from './saved-searches.js';
import { benchStarts } from './starts.js';
import { ownerIdOf, synthetic, syntheticOwnerOf } from './synthetic.js';
import { parts, usual, type Part } from './part-names.js';
import { compareRatios, createReport, type Ratios } from './report.js';
import { benchTimeline } from './timelines.js';
import { timed } from './times.js';

const { values } = parseArgs({
  options: {
    offers: { type: 'string' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    profile: { type: 'string', default: 'embedded' },
    compare: { type: 'string' },
    keep: { type: 'string' },
  },
});
const sizes = (values.offers ?? (values.profile === 'production' ? '5000' : '10000,100000')).split(',').map(Number);
const only = new Set<string>(values.only?.split(',') ?? (values.all ? parts : usual));
const unknown = [...only].filter((name) => !parts.some((part) => part === name));
if (
  unknown.length > 0 ||
  !['embedded', 'production'].includes(values.profile) ||
  sizes.some((size) => !Number.isInteger(size) || size < 1000)
) {
  console.error(
    `Usage: npm run bench [-- --offers 10000,100000] [--all | --only ${parts.join(',')}] [--compare <file>] [--keep <file>]\n       npm run bench -- --profile production [--offers 5000]\nSizes are whole numbers from 1000 on.`,
  );
  process.exit(1);
}
const wanted = (...names: readonly Part[]): boolean => names.some((name) => only.has(name));
const say = (line: string): void => console.error(`… ${line}`);

/** Bare durable inserts per second; null until measured. Limits in time apply only on machines that are fast enough. */
let inserts: number | null = null;

const { show, measured, failed, ratios } = createReport((text) => console.log(text));

const platformFigures = async (): Promise<void> => {
  if (wanted('append')) {
    say('appends');
    await measured('Platform: append', 'append', () =>
      undisturbed(
        'append',
        async () => {
          const { bareInserts, toFile, appends, parallelAppends, ratio } = await runPart('append');
          inserts = Math.max(inserts ?? 0, bareInserts);
          return [
            forScale('bare SQLite inserts', bareInserts, '/s'),
            forScale('rows with their checks and indexes by SQLite alone', toFile, '/s'),
            forScale('durable appends, one after the other', appends, '/s'),
            forScale('durable appends, 20 parallel', parallelAppends, '/s'),
            atLeast('durable appends / bare SQLite inserts', 100 * ratio, 70, '%'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('stream')) {
    say('commands on short and long streams');
    await measured('Platform: stream', 'stream', () =>
      undisturbed(
        'stream',
        async () =>
          (await runPart('stream')).flatMap(({ store, short, long, cold }) => [
            forScale(`command on a stream of 10 events, ${store}: p50`, short, 'ms'),
            forScale(`command on a stream of 10,000 events, ${store}: p50`, long, 'ms'),
            atMost(`command on a stream of 10,000 events / of 10, ${store}`, long / short, 1.5, '×'),
            forScale(`first command on a stream of 10,000 events after a start, ${store}: p50`, cold, 'ms'),
          ]),
        { say },
      ),
    );
  }
  if (wanted('kurrent')) {
    say('appends to KurrentDB');
    await measured('Platform: kurrent', 'kurrent', () =>
      undisturbed(
        'kurrent',
        async () => {
          const { isServer, bare, adapter, bareParallel, adapterParallel, share, shareParallel } =
            await runPart('kurrent');
          const by = isServer ? 'KurrentDB' : 'a stand-in for KurrentDB (no figure of the server: set KURRENTDB_URL)';
          return [
            forScale(`bare appends, one after the other, ${by}`, bare, '/s'),
            forScale('the adapter, one after the other', adapter, '/s'),
            forScale('bare appends, 20 parallel', bareParallel, '/s'),
            forScale('the adapter, 20 parallel', adapterParallel, '/s'),
            atLeast('the adapter / bare appends, one after the other', 100 * share, 70, '%'),
            atLeast('the adapter / bare appends, 20 parallel', 100 * shareParallel, 70, '%'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('replay')) {
    say('replay');
    await measured('Platform: replay', 'replay', () =>
      undisturbed(
        'replay',
        async () => {
          const { folded, written } = await runPart('replay');
          return [
            atLeast('replay: events folded', folded, 100_000, '/s'),
            atLeast('replay: events written to documents', written, 20_000, '/s'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('notifications')) {
    say('notifications');
    await measured('Platform: notifications', 'notifications', () =>
      undisturbed(
        'notifications',
        async () => {
          const { perMinute, processorSeconds } = await runPart('notifications');
          return [
            atLeast('notifications in the app, by mail and by push', perMinute, 10_000, '/min'),
            forScale('processor time of a thousand of them', processorSeconds, 's'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('renewals')) {
    say('renewals of plans');
    await measured('Platform: renewals', 'renewals', () =>
      undisturbed(
        'renewals',
        async () => {
          const { perMinute, first } = await runPart('renewals');
          return [
            atMost('an invoice with its paper, the first after a start', first, 1_000, 'ms'),
            atLeast('plans renewed, each with its invoice and paper', perMinute, 1_000, '/min'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('ads')) {
    say('ads of lists');
    await measured('Platform: ads', 'ads', async () => {
      const { p50, p99 } = await runPart('ads');
      return [atMost('ads of a list: p50', p50, 0.3, 'ms'), forScale('ads of a list: p99', p99, 'ms')];
    });
  }
  if (wanted('queue')) {
    say('the queue of 50,000 cases');
    await measured('Platform: queue', 'queue', async () => {
      const { p50, p95 } = await runPart('queue');
      return [
        atMost('a page of the queue of 50,000 cases: p95', p95, 50, 'ms'),
        forScale('a page of the queue of 50,000 cases: p50', p50, 'ms'),
      ];
    });
  }
  if (wanted('acts')) {
    say('the audit log of 100,000 acts');
    await measured('Platform: acts', 'acts', async () => {
      const { p50, p95 } = await runPart('acts');
      return [
        atMost('a page of the audit log of 100,000 acts: p95', p95, 50, 'ms'),
        forScale('a page of the audit log of 100,000 acts: p50', p50, 'ms'),
      ];
    });
  }
  if (wanted('hints')) {
    say('what stands out, 100,000 times, and 100,000 pictures');
    await measured('Platform: hints', 'hints', async () => {
      const [page, like] = [await runPart('hints'), await runPart('likePictures')];
      return [
        atMost('a page of 100,000 reasons to look: p95', page.p95, 50, 'ms'),
        forScale('a page of 100,000 reasons to look: p50', page.p50, 'ms'),
        atMost('pictures like the two of an offer, among 100,000: p95', like.p95, 50, 'ms'),
        forScale('pictures like the two of an offer, among 100,000: p50', like.p50, 'ms'),
      ];
    });
  }
  if (wanted('capacity')) {
    say('the calendar of an offer with 80 units');
    await measured('Platform: capacity', 'capacity', () =>
      undisturbed(
        'capacity',
        async () => {
          const { forVisitors, forOwner } = await runPart('capacity');
          return [
            atMost('a month of an offer with 80 units and 1,000 bookings: p99', forVisitors.p99, 3, 'ms'),
            forScale('a month of an offer with 80 units and 1,000 bookings: p50', forVisitors.p50, 'ms'),
            atMost('the same month for its owner, with each booking: p99', forOwner.p99, 3, 'ms'),
            forScale('the same month for its owner, with each booking: p50', forOwner.p50, 'ms'),
          ];
        },
        { say },
      ),
    );
  }
  if (wanted('timeline')) {
    say('the timeline of a shop with 300 offers');
    await measured('The product over HTTP: timeline', 'timeline', benchTimeline);
  }
  if (wanted('import')) {
    say('an import of 2,000 offers');
    await measured('The product over HTTP: import', 'import', benchImport);
  }
  if (wanted('tables')) {
    say('tables of the backoffice of 100,000 rows');
    await measured('Platform: tables', 'tables', async () =>
      (await runPart('tables')).map(({ table: name, place, order, p95 }) =>
        atMost(`${name} by ${order}, ${place} page: p95`, p95, 50, 'ms'),
      ),
    );
  }
  if (wanted('reporting')) {
    say('reports over a million events');
    await measured('Platform: reporting', 'reporting', async () => {
      const { folded, p95, whileBuilt } = await runPart('reporting');
      return [
        atMost('the slowest report, a million events: p95', p95, 1_000, 'ms'),
        forScale('the same while its read model is built anew: p95', whileBuilt, 'ms'),
        forScale('events counted for reports', folded, '/s'),
      ];
    });
  }
};

/** Milliseconds and megabytes of the search index; above 100,000 offers it may take longer and more. */
const searchLimits = (offers: number) => {
  if (offers > 300_000) return { p50: 8, p99: 40, memory: 2_500 };
  return offers > 100_000 ? { p50: 5, p99: 30, memory: 1_000 } : { p50: 5, p99: 25, memory: 600 };
};

const searchFigures = async (offers: number): Promise<readonly Figure[]> => {
  say(`searches in the service, ${offers} offers`);
  const found = await runPart('search', offers);
  const {
    textPlaceFilters,
    text,
    browse,
    anyDay,
    ofDays,
    ofOne,
    ofSeveral,
    ofHits,
    ofFacets,
    ofVisitor,
    ofMember,
    openMs,
    writesPerSecond,
    searchesPerSecond,
    rssMb,
  } = found;
  const limits = searchLimits(offers);
  const kinds = { 'text + place + filters': textPlaceFilters, 'text alone': text, 'no text': browse };
  return [
    ...Object.entries(kinds).flatMap(([kind, { p50, p99 }]) => [
      atMost(`search, ${kind}: p50`, p50, limits.p50, 'ms'),
      atMost(`search, ${kind}: p99`, p99, limits.p99, 'ms'),
    ]),
    atMost('search, what 50 groups add: p50', ofMember.p50 - ofVisitor.p50, 1, 'ms'),
    atMost('search for free days / without days: p50', ofDays.p50 / anyDay.p50, 1.5, '×'),
    atMost('search for several free units / for one: p50', ofSeveral.p50 / ofOne.p50, 1.2, '×'),
    atMost('search with the metadata of all hits / without: p50', ofFacets.p50 / ofHits.p50, 1.5, '×'),
    forScale('searches, 20 parallel', searchesPerSecond, '/s'),
    atLeast('search index: offers written', writesPerSecond, 5_000, '/s'),
    forScale('search index: opened in', openMs, 'ms'),
    atMost('search: memory of the process', rssMb, limits.memory, 'MB'),
  ];
};

const caughtUp = async ({ config }: Product, offers: number): Promise<void> =>
  withConnections(config.port, 1, async ([connection]) => {
    for (let total = 0; total < offers;) {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      const { body } = await must(connection!, {
        path: `/v1/offer_search?size=1&sort=newest&w=${Math.round(performance.now()) % 100_000}`,
      });
      total = (JSON.parse(body.toString()) as { data: { paging: { total: number } } }).data.paging.total;
    }
    const last = { path: `/v1/user_profile/${ownerIdOf(syntheticOwnerOf(offers - 1))}` };
    while ((await connection!.ask(last)).status !== 200)
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
  });

const productFigures = (offers: number): Promise<void> =>
  inFolder(async (folder) => {
    const config = await configOn(folder);
    say(`writing a log of ${offers} offers`);
    const filled = await timed(() => fillLogs(config, offers));
    const { question } = synthetic(await openPlaceIndex(folder), 2);
    return withProduct(config, async (product) => {
      say(`read models of ${offers} offers`);
      const built = await timed(() => caughtUp(product, offers));
      const token = await accessToken(config, ownerIdOf(0));
      const title = `${offers.toLocaleString('en')} offers, the product over HTTP`;
      show(title, [
        forScale('log of all offers written in', filled.ms / 1000, 's'),
        forScale('read models and search index built in', built.ms / 1000, 's'),
      ]);
      let acceptRuns = 0;
      let liveRuns = 0;
      let eraseRuns = 0;
      let searchRuns = 0;
      let searchers: Promise<Searchers> | undefined;
      const steps: readonly (readonly [Part, string, () => Promise<readonly Figure[]>])[] = [
        ['call', 'searches through the BFF', () => benchSearchCall(product, question)],
        ['repeated', 'anonymous reads', () => benchAnonymousReads(product, question, offers)],
        ['status', 'status calls while searches run', () => benchStatusWhileSearching(product, question, token)],
        ['guesses', 'status calls while passwords are guessed', () => benchStatusWhileGuessing(product, token)],
        ['accept', 'accepted requests', () => benchAccept(product, { offers, inserts, run: (acceptRuns += 1) })],
        ['live', 'open streams', () => benchLive(product, { offers, run: (liveRuns += 1) })],
        [
          'searches',
          'saved searches',
          async () => benchSavedSearches(product, await (searchers ??= saveSearches(product)), (searchRuns += 1)),
        ],
        ['erase', 'erasures', () => benchErase(product, { offers, run: (eraseRuns += 1) })],
        ['pages', 'pages', () => benchPages(product, question, offers)],
      ];
      for (const [part, what, measure] of steps) {
        if (!wanted(part)) continue;
        say(`${what}, ${offers} offers`);
        await measured(`${title}: ${part}`, part, () => undisturbed(part, measure, { say }));
      }
      await measured(`${title}: memory`, 'memory', async () => [
        atMost('memory of the whole product', await product.ask('memory'), 500, 'MB'),
      ]);
    });
  });

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(1)} GB, Node ${process.version}`,
);
if (values.profile === 'production') {
  for (const offers of sizes)
    console.log(`\nEngines side by side, ${offers.toLocaleString('en')} offers\n${await engineTable(offers, say)}`);
  process.exit(0);
}
await platformFigures();
for (const offers of sizes) {
  const title = `${offers.toLocaleString('en')} offers, `;
  if (wanted('search'))
    await measured(`${title}search engine alone`, 'search', () =>
      undisturbed('search', () => searchFigures(offers), { say }),
    );
  if (wanted('call', 'repeated', 'status', 'guesses', 'accept', 'live', 'searches', 'erase', 'pages'))
    await measured(`${title}the product over HTTP`, 'product', async () => {
      await productFigures(offers);
      return [];
    });
}
if (wanted('start')) {
  say('starts');
  await measured('Starts', 'start', benchStarts);
}
if (values.compare !== undefined && existsSync(values.compare)) {
  const before = JSON.parse(readFileSync(values.compare, 'utf8')) as Ratios;
  const { text, lost } = compareRatios(before, ratios());
  console.log(`\nCompared with ${values.compare}\n${text}`);
  if (lost.length > 0) console.log(`\nOver a tenth worse: ${lost.join('; ')}`);
}
if (values.keep !== undefined) writeFileSync(values.keep, `${JSON.stringify(ratios(), null, 2)}\n`);
if (failed().length > 0) {
  console.log(`\nFailed: ${failed().join(', ')}`);
  process.exitCode = 1;
}
