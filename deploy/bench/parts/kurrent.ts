import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { jsonEvent, KurrentDBClient, NO_STREAM } from '@kurrent/kurrentdb-client';
import { openKurrentEventStore } from '@lendring/platform/event-store/kurrent.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { percentile } from '../times.js';
import { anEvent, perSecond } from './events.js';

/**
 * Appends of one event per second, best of all rounds, sequential and 20 concurrent. Ratios are medians over the
 * rounds, because two rates from one round were measured under the same conditions, unlike two best rates.
 */
export type KurrentFigures = Readonly<{
  /** False if no server was given: the figures are then those of the test double and do not apply to KurrentDB. */
  isServer: boolean;
  bare: number;
  adapter: number;
  bareParallel: number;
  adapterParallel: number;
  share: number;
  shareParallel: number;
}>;

const COUNT = 400;
const ROUNDS = 10;
const PARALLEL = 20;

const testing = (file: string): string =>
  fileURLToPath(new URL(`../../../../services/platform/testing/${file}`, import.meta.url));

const startStandIn = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=lendring-source',
      '--no-warnings',
      '--import',
      testing('from-source.mjs'),
      testing('event-store/kurrent-stand-in/run.ts'),
      'one',
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => void child.kill() };
};

type Append = (stream: string) => Promise<unknown>;

/** Issues the same calls as the adapter does, but directly: two records in two streams, each expected to be new. */
const bareAppend =
  (client: KurrentDBClient): Append =>
  (stream) => {
    const { id, type, data, metadata } = anEvent(0, 1);
    const streams = [`${stream}_id`, stream];
    const [claim, event] = [
      jsonEvent({ id: randomUUID(), type: 'EventIdClaimed', data: { stream, commandHash: metadata.commandHash } }),
      jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata, version: '1' } }),
    ];
    return client.appendRecords(
      [
        { streamName: `${stream}_id`, record: claim },
        { streamName: stream, record: event },
      ],
      streams.map((streamName) => ({ type: 'stream_state', streamName, expectedState: NO_STREAM })),
    );
  };

const rateOf = (append: Append, lanes: number): Promise<number> => {
  const run = randomUUID();
  return perSecond(COUNT, () =>
    Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let n = lane; n < COUNT; n += lanes) await append(`bench-${run}-${n}`);
      }),
    ),
  );
};

export const benchKurrent = async ({ KURRENTDB_URL: given }: NodeJS.ProcessEnv): Promise<KurrentFigures> => {
  const standIn = given ? null : await startStandIn();
  const url = given ?? standIn?.url ?? '';
  const client = KurrentDBClient.connectionString(url);
  const store = openKurrentEventStore({ url, namespace: `bench${Date.now().toString(36)}`, log: silentLog });
  const byAdapter: Append = (stream) => store.append([{ stream, expected: 'absent', events: [anEvent(0, 1)] }]);
  const rounds: Readonly<Record<'bare' | 'adapter' | 'bareParallel' | 'adapterParallel', number>>[] = [];
  const best = (of: keyof (typeof rounds)[number]): number => Math.max(...rounds.map((round) => round[of]));
  try {
    await store.ready();
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        bare: await rateOf(bareAppend(client), 1),
        adapter: await rateOf(byAdapter, 1),
        bareParallel: await rateOf(bareAppend(client), PARALLEL),
        adapterParallel: await rateOf(byAdapter, PARALLEL),
      });
    const median = (shares: readonly number[]): number => percentile(shares, 0.5);
    return {
      isServer: standIn === null,
      bare: best('bare'),
      adapter: best('adapter'),
      bareParallel: best('bareParallel'),
      adapterParallel: best('adapterParallel'),
      share: median(rounds.map(({ bare, adapter }) => adapter / bare)),
      shareParallel: median(rounds.map(({ bareParallel, adapterParallel }) => adapterParallel / bareParallel)),
    };
  } finally {
    await store.close();
    await client.dispose();
    standIn?.stop();
  }
};
