import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepers } from '@lendring/contracts/services.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import { askToRetry, parkDeadLetters, parkedIn, type Parked } from '@lendring/platform/runtime/followers/parked.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { Refused, runTool } from './tool.js';

export type Wish = Readonly<{ act: 'list' | 'retry'; eventId: string | null }>;

const USAGE = [
  'npm run parked -- list                  events that a policy or reaction failed to process, with the reason',
  'npm run parked -- retry                 retries all of them',
  'npm run parked -- retry <event id>      retries one of them',
].join('\n');

/**
 * Milliseconds without a response after which no product is considered running: a running product polls for requests
 * every second.
 */
const SILENCE_MS = 10_000;

/** @throws Refused for an invalid command line */
export const wishOf = ([act = 'list', eventId, ...more]: readonly string[]): Wish => {
  if (act === 'list' && eventId === undefined) return { act, eventId: null };
  if (act === 'retry' && more.length === 0) return { act, eventId: eventId ?? null };
  throw new Refused(USAGE);
};

type OfService = Readonly<{ service: string; documents: Documents }>;

const line = (service: string, { kind, name, eventId, is }: Parked): string =>
  [
    is.at ?? 'earlier',
    service,
    `${kind} ${name}`,
    is.retry ? 'waits for its retry:' : '',
    kindOf(is),
    eventId,
    `(${is.error})`,
  ]
    .filter(Boolean)
    .join('  ');

const kindOf = (is: Parked['is']): string => ('event' in is ? is.event.type : is.type);

/**
 * Lists the parked events of all services, or retries them and reports the outcome. Dead letters that versions before
 * ADR 123 sent to Kafka topics are parked first. With a stopped product, the retry happens at its next start.
 * @throws Refused without data or for an unknown event
 */
export const parked = async (
  config: Config,
  { act, eventId }: Wish,
  { silenceMs = SILENCE_MS } = {},
): Promise<readonly string[]> => {
  const onDisk = config.stores.documents.kind === 'sqlite';
  const names = keepers
    .filter(({ needs }) => needs.includes('log'))
    .map(({ name }) => name)
    .filter((name) => !onDisk || existsSync(join(config.dataDir, name, 'documents.db')));
  if (names.length === 0)
    throw new Refused(`No read models in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const all: readonly OfService[] = await Promise.all(
      names.map(async (service) => ({ service, documents: await wiring.documents(service) })),
    );
    const read = async () =>
      (await Promise.all(all.map(async (of) => (await parkedIn(of.documents)).map((found) => ({ ...of, found })))))
        .flat()
        .filter(({ found }) => eventId === null || found.eventId === eventId);

    for (const letters of await wiring.deadLetters()) {
      const of = all.find(({ service }) => letters.group.startsWith(`${service}.`));
      if (of) await parkDeadLetters(of.documents, letters.group.slice(of.service.length + 1), letters);
    }
    const before = await read();
    if (before.length === 0) {
      if (eventId !== null) throw new Refused(`Event ${eventId} is not parked.`);
      return ['Nothing is parked.'];
    }
    if (act === 'list') return before.map(({ service, found }) => line(service, found));

    for (const { documents, found } of before) if (!found.is.retry) await askToRetry(documents, found);
    const until = performance.now() + silenceMs;
    let left = await read();
    while (left.some(({ found }) => found.is.retry) && performance.now() < until) {
      await pause(200);
      left = await read();
    }
    const waiting = left.filter(({ found }) => found.is.retry).length;
    return [
      `${before.length - left.length} of ${before.length} processed.`,
      ...(waiting > 0
        ? [`${waiting} not yet: the product does not run, or a service or engine is away. The retry follows by itself.`]
        : []),
      ...left
        .filter(({ found }) => !found.is.retry)
        .map(({ service, found }) => `failed again: ${line(service, found)}`),
    ];
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    for (const each of await parked(config, wishOf(args))) process.stdout.write(`${each}\n`);
  });
