import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { builtWeb } from '@lendring/bff/web/built-web.js';
import { startEmbedded } from '../embedded/start.js';

/**
 * The product as `npm start` runs it, in a process that can be asked what it sees of itself. Every answer of the offer
 * service to a search is timed at its door.
 */
const running = await startEmbedded({
  config: loadConfig(process.env),
  progress: () => undefined,
  web: await builtWeb(),
});
const { queries } = running.doors.offer;
const { search } = queries;
let searches: number[] = [];
Object.assign(queries, {
  search: async (...question: Parameters<typeof search>) => {
    const from = performance.now();
    try {
      return await search(...question);
    } finally {
      searches.push(performance.now() - from);
    }
  },
});

/** The questions this process answers, by name. */
const answers = {
  /** Milliseconds of each search since the last time this was asked, in their order. */
  searches: () => {
    const timed = searches;
    searches = [];
    return timed;
  },
  /** Resident memory of the process in MB, all its threads included. */
  memory: () => process.memoryUsage().rss / 1_048_576,
  /** The same of what is in use, without what V8 has not cleared away yet. */
  settledMemory: () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    const { heapUsed, heapTotal, rss } = process.memoryUsage();
    return (rss - heapTotal + heapUsed) / 1_048_576;
  },
};
export type Answers = typeof answers;

process.on('message', (name: keyof Answers) => process.send?.(answers[name]()));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
