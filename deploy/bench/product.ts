import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { builtWeb } from '@lendring/bff/web/built-web.js';
import { startEmbedded } from '../embedded/start.js';
import { ownerIdOf } from './synthetic.js';

/**
 * Runs the product as `npm start` does, in a process that reports on itself. Every search is timed at the offer
 * service's API.
 */
const running = await startEmbedded({
  config: loadConfig(process.env),
  progress: () => undefined,
  web: await builtWeb(),
});
const { queries } = running.apis.offer;
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

const password = 'a password of the bench';
let enrolled = 0;

const answers = {
  searches: () => {
    const timed = searches;
    searches = [];
    return timed;
  },
  /** Resident memory of the process in MB, including all threads. */
  memory: () => process.memoryUsage().rss / 1_048_576,
  /**
   * Memory in use after garbage collection, in MB. `last-resort` returns V8's pool of free pages to the system, which
   * are resident but not in `heapTotal`: collections that happen to fill the pool would count as memory in use.
   */
  settledMemory: () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as (how: object) => void)({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    const { heapUsed, heapTotal, rss } = process.memoryUsage();
    return (rss - heapTotal + heapUsed) / 1_048_576;
  },
  /** Creates sign-in credentials for the next owner, since account deletion requires them. The first owner has none. */
  enrolNext: async () => {
    const owner = (enrolled += 1);
    const userId = ownerIdOf(owner);
    const answer = await running.apis.identity.commands.enrol(
      { userId, email: `enrolled${owner}@example.org`, password },
      {
        commandId: randomUUID(),
        actor: { kind: 'system', name: 'bench' },
        at: new Date().toISOString(),
        locale: 'de',
        requestId: 'bench',
      },
    );
    if (!answer.ok) throw new Error(`The owner has no sign-in: ${answer.refusal.code}`);
    return { owner, userId, password };
  },
};
export type Answers = typeof answers;

process.on('message', async (name: keyof Answers) => process.send?.(await answers[name]()));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
