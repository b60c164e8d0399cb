import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '../../event-store/event-store.port.js';
import type { Collection } from '../../read-models/documents.port.js';
import type { IndexWrite, SearchEngine, SearchIndex } from '../../read-models/search-index.port.js';
import type { Watch } from './watch.js';
import { sleep } from '../../base/back-off.js';
import { createBreather } from '../../base/breather.js';
import { createFollower, Poison, type Follower, type GatherFor } from './follower.js';
import type { Log } from '../../base/log.js';
import { recordedOf } from './recorded.js';
import type { Projection } from '../service/service-parts.js';

type Options<Document extends object> = Readonly<{
  projection: Projection<Document>;
  name: string;
  store: EventStore;
  search: SearchEngine;
  documents: Pick<Follower, 'waitFor' | 'health'>;
  collection: () => Promise<Collection<Document>>;
  log: Log;
  watch?: Watch | undefined;
  batchSize?: number;
  gatherFor?: GatherFor | undefined;
  onCaughtUp?: (() => Promise<void>) | undefined;
}>;

const LOOK_MS = 1_000;

/**
 * Maintains the search index of a read model: follows the log behind the documents and indexes each document that an
 * event touched. The follower continues from the checkpoint in the index itself, so a lost or restored index is
 * refilled; documents never wait for the index.
 */
export const createIndexFollower = <Document extends object>({
  projection,
  name,
  store,
  search,
  documents,
  collection,
  log,
  watch,
  batchSize = 250,
  gatherFor,
  onCaughtUp,
}: Options<Document>): Follower => {
  let index: SearchIndex;
  let current: Collection<Document>;
  let kept: Position = START;
  let unwritten = 0;

  /**
   * Waits until the documents have reached the position, then returns true; if they have failed before that position,
   * waits until stopped.
   */
  const shown = async (position: Position, signal: AbortSignal): Promise<boolean> => {
    while (!signal.aborted) {
      if (await documents.waitFor(position, LOOK_MS)) return true;
      if (documents.health().state === 'failed') await sleep(LOOK_MS, signal);
    }
    return false;
  };

  const touched = (events: readonly StoredEvent[]): readonly string[] => [
    ...new Set(
      events.flatMap((stored) => {
        const event = recordedOf(stored);
        try {
          return projection.ids(event);
        } catch (error) {
          throw new Poison(event.id, error);
        }
      }),
    ),
  ];

  /** Read the position first: a document read earlier could be older than the position claims. */
  const writesOf = async (ids: readonly string[]): Promise<readonly IndexWrite[]> => {
    const positions = ids.length > 0 ? await current.positions(ids) : new Map<string, Position>();
    const breathe = createBreather();
    const writes: IndexWrite[] = [];
    for (const [id, position] of positions) {
      await breathe();
      const document = await current.get(id);
      writes.push({ id, position, document: document && (projection.search?.(document) ?? null) });
    }
    return writes;
  };

  const follower = createFollower({
    kind: 'search',
    name,
    store,
    prefixes: projection.prefixes,
    batchSize,
    gatherFor,
    log,
    watch,
    startsWithout: true,
    async begin() {
      current = await collection();
      index = await search.open(name);
      kept = await index.reached();
      const [head, shownByDocuments = START] = [await store.head(), documents.health().position];
      if (kept > head) {
        log.warn({ index: name, reached: kept, head }, 'Search index is ahead of the log; rebuilding it');
        await index.close();
        await search.drop(name);
        index = await search.open(name);
        return (kept = await index.reached());
      }
      if (kept < shownByDocuments && (await current.count({})) > 0)
        log.warn(
          { index: name, reached: kept, documents: shownByDocuments },
          'Search index is behind its documents; catching up',
        );
      return kept;
    },
    async handle({ events, position, caughtUp }, { signal }) {
      if (!(await shown(position, signal))) return;
      const writes = await writesOf(touched(events));
      unwritten = writes.length > 0 ? 0 : unwritten + events.length;
      if (writes.length > 0 || unwritten >= batchSize || (caughtUp && kept === START)) {
        await index.write(writes, (kept = position));
        unwritten = 0;
      }
      if (caughtUp) await onCaughtUp?.();
    },
  });

  let unsubscribe: (() => void) | undefined;
  return {
    ...follower,
    async start() {
      unsubscribe = search.whenLost((lost) => {
        if (lost === name) follower.beginAgain();
      });
      await follower.start();
    },
    async stop() {
      unsubscribe?.();
      await follower.stop();
    },
  };
};
