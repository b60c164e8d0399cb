import { setImmediate as nextTurn } from 'node:timers/promises';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '../../event-store/event-store.port.js';
import type { Collection, Documents, Write } from '../../read-models/documents.port.js';
import type { SearchEngine } from '../../read-models/search-index.port.js';
import type { Watch } from './watch.js';
import { createFollower, Poison, type Follower, type GatherFor } from './follower.js';
import type { Log } from '../../base/log.js';
import { createIndexFollower } from './index-follower.js';
import { recordedOf } from './recorded.js';
import type { Projection } from '../service/service-parts.js';

export type ProjectionOptions<Document extends object> = Readonly<{
  projection: Projection<Document>;
  store: EventStore;
  documents: Documents;
  search?: SearchEngine;
  log: Log;
  watch?: Watch | undefined;
  batchSize?: number;
  gatherFor?: GatherFor | undefined;
}>;

type Options<Document extends object> = ProjectionOptions<Document> &
  Readonly<{ name: string; onCaughtUp?(): Promise<void> }>;

/**
 * One build of a read model: folds the log into one collection; the search index of the same name follows the
 * documents.
 */
export interface ProjectionBuild extends Follower {
  readonly name: string;
  shown(): Position;
}

export const createProjectionBuild = <Document extends object>(options: Options<Document>): ProjectionBuild => {
  const { projection, name, documents, search, onCaughtUp } = options;
  if (!projection.search) return createDocumentsBuild(options);
  const engine = needed(search, projection.name);
  // Switch readers only when documents and index have both caught up, because readers use them together.
  const { onCaughtUp: _, ...alone } = options;
  const build = createDocumentsBuild(alone);
  const index = createIndexFollower({
    ...options,
    search: engine,
    documents: build,
    collection: () => documents.collection<Document>(name, projection.indexes),
    onCaughtUp,
  });

  return {
    ...build,
    async start() {
      await build.start();
      await index.start();
    },
    async stop() {
      await Promise.all([index.stop(), build.stop()]);
    },
    health() {
      const [own, indexed] = [build.health(), index.health()];
      const position = positionIn(own) < positionIn(indexed) ? positionIn(own) : positionIn(indexed);
      return own.state === 'live' ? { ...indexed, kind: own.kind, position } : { ...own, position };
    },
    async waitFor(position, timeoutMs) {
      const until = performance.now() + timeoutMs;
      if (!(await build.waitFor(position, timeoutMs))) return false;
      // Accept up-to-date documents alone while the search engine is down.
      if (index.health().state === 'retrying') return true;
      return index.waitFor(position, Math.max(0, until - performance.now()));
    },
  };
};

const positionIn = ({ position = START }: { readonly position?: Position }): Position => position;

const MOST_EVENTS = 250;
const [LEAST_EVENTS, FIRST_EVENTS] = [4, 16];
/** Target duration of a slice in milliseconds, during which the event loop is blocked for requests. */
const SLICE_MS = 5;

const createDocumentsBuild = <Document extends object>({
  projection,
  name,
  store,
  documents,
  log,
  watch,
  batchSize = MOST_EVENTS,
  gatherFor,
  onCaughtUp,
}: Options<Document>): ProjectionBuild => {
  const checkpoint = `checkpoint:${name}`;
  let collection: Collection<Document>;
  let kept: Position = START;
  let shown: Position = START;
  let unwritten = 0;
  let losses = 0;
  let lossesAtBegin = 0;
  let unsubscribe: (() => void) | undefined;

  let slice = FIRST_EVENTS;
  const handle = async (events: readonly StoredEvent[]): Promise<boolean> => {
    let wrote = false;
    for (let from = 0; from < events.length;) {
      let turned = false;
      const turn = nextTurn().then(() => {
        turned = true;
      });
      const began = performance.now();
      const some = events.slice(from, from + slice);
      wrote = (await handleSlice(some)) || wrote;
      from += some.length;
      // Let the slice grow for a store behind a network, which yields by itself.
      const fitting = turned ? 2 * slice : Math.round((some.length * SLICE_MS) / (performance.now() - began));
      slice = Math.max(LEAST_EVENTS, Math.min(MOST_EVENTS, fitting));
      if (from < events.length) await turn;
    }
    return wrote;
  };

  const handleSlice = async (events: readonly StoredEvent[]): Promise<boolean> => {
    const before = losses;
    const { writes, poison } = await fold(projection, collection, events);
    // Discard a batch folded from lost documents, which must not replace complete documents.
    if (losses !== before) throw new Error('Documents of the read model were lost');
    if (writes.length > 0) await collection.write(writes);
    if (losses !== before) throw new Error('Documents of the read model were lost');
    if (poison) throw poison;
    return writes.length > 0;
  };

  const follower = createFollower({
    kind: 'projection',
    name,
    store,
    prefixes: projection.prefixes,
    batchSize,
    gatherFor,
    log,
    watch,
    async begin() {
      lossesAtBegin = losses;
      collection = await documents.collection<Document>(name, projection.indexes);
      return (kept = (await documents.getValue(checkpoint)) ?? START);
    },
    async handle({ events, position, caughtUp }) {
      shown = events.at(-1)?.position ?? shown;
      const wrote = await handle(events);
      unwritten = wrote ? 0 : unwritten + events.length;
      if (wrote || unwritten >= batchSize || (caughtUp && kept === START)) {
        await documents.setValue(checkpoint, (kept = position));
        unwritten = 0;
      }
      if (caughtUp) await onCaughtUp?.();
    },
    async keep(position) {
      if (losses === lossesAtBegin) await documents.setValue(checkpoint, (kept = position));
    },
  });

  return {
    ...follower,
    name,
    shown: () => shown,
    async start() {
      unsubscribe = documents.whenLost?.(() => {
        losses += 1;
        follower.beginAgain();
      });
      await follower.start();
    },
    async stop() {
      unsubscribe?.();
      await follower.stop();
    },
  };
};

/** @throws when the projection needs a search engine and there is none */
export const needed = (search: SearchEngine | undefined, projection: string): SearchEngine => {
  if (!search) throw new Error(`Projection ${projection} has a search index. Pass a search engine to its projector.`);
  return search;
};

/**
 * Folds a batch in memory: applies each event to its documents unless they already include it. Stops at an event that
 * cannot be applied; returns the result so far and the poison event.
 */
const fold = async <Document extends object>(
  projection: Projection<Document>,
  collection: Collection<Document>,
  events: readonly StoredEvent[],
): Promise<{ writes: readonly Write<Document>[]; poison?: Poison }> => {
  type State = { position: Position; document: Document | null; changed: boolean };
  let poison: Poison | undefined;
  const touches: { readonly event: ReturnType<typeof recordedOf>; readonly ids: readonly string[] }[] = [];
  for (const stored of events) {
    const event = recordedOf(stored);
    try {
      touches.push({ event, ids: projection.ids(event) });
    } catch (error) {
      poison = new Poison(event.id, error);
      break;
    }
  }

  const touched = [...new Set(touches.flatMap(({ ids }) => ids))];
  const positions = touched.length > 0 ? await collection.positions(touched) : new Map<string, Position>();
  const states = new Map<string, State>(
    await Promise.all(
      [...positions].map(
        async ([id, position]) => [id, { position, document: await collection.get(id), changed: false }] as const,
      ),
    ),
  );

  for (const { event, ids } of touches) {
    try {
      for (const id of ids) {
        const state = states.get(id);
        if (state && state.position >= event.position) continue;
        const before = state?.document ?? null;
        const document = projection.evolve(before, event, id);
        if (document !== before) states.set(id, { position: event.position, document, changed: true });
      }
    } catch (error) {
      poison = new Poison(event.id, error);
      break;
    }
  }
  const writes = [...states].flatMap(([id, { changed, position, document }]) =>
    changed ? [{ id, position, document }] : [],
  );
  return poison ? { writes, poison } : { writes };
};
