import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '../../event-store/event-store.port.js';
import type { Collection, Documents, Write } from '../../read-models/documents.port.js';
import type { SearchEngine, SearchIndex } from '../../search/search.port.js';
import type { Watch } from '../../telemetry/watch.js';
import { createFollower, Poison, type Follower } from './follower.js';
import type { Log } from '../log.js';
import { recordedOf } from './recorded.js';
import type { Projection } from '../service/service.js';

export type ProjectionOptions<Document extends object> = Readonly<{
  projection: Projection<Document>;
  store: EventStore;
  documents: Documents;
  /** Needed when the projection has `search`. */
  search?: SearchEngine;
  log: Log;
  watch?: Watch | undefined;
  batchSize?: number;
}>;

type Options<Document extends object> = ProjectionOptions<Document> & Readonly<{
  /** Of the collection, the search index and the checkpoint. */
  name: string;
  /** Called after each batch that reaches the end of the log, when all of it is written. */
  onCaughtUp?(): Promise<void>;
}>;

/** One build of a read model: folds the log into one collection and keeps the search index of the same name beside it. */
export interface ProjectionBuild extends Follower {
  readonly name: string;
  /** Position of the newest event of which readers may have seen something since the start. */
  shown(): Position;
}

export const createProjectionBuild = <Document extends object>(
  { projection, name, store, documents, search, log, watch, batchSize = 1_000, onCaughtUp }: Options<Document>,
): ProjectionBuild => {
  const checkpoint = `checkpoint:${name}`;
  let collection: Collection<Document>;
  let index: SearchIndex | undefined;
  let kept: Position = START;
  let shown: Position = START;
  let unwritten = 0;

  /** Answers whether documents were written. */
  const handle = async (events: readonly StoredEvent[]): Promise<boolean> => {
    const { writes, poison } = await fold(projection, collection, events);
    // The index first: were the documents ahead of it after a crash, their positions would hide what it missed.
    if (index && writes.length > 0) {
      await index.write(writes.map(({ id, position, document }) => ({ id, position, document: document && (projection.search?.(document) ?? null) })));
    }
    if (writes.length > 0) await collection.write(writes);
    if (poison) throw poison;
    return writes.length > 0;
  };

  const follower = createFollower({
    kind: 'projection', name, store, prefixes: projection.prefixes, batchSize, log, watch,
    async begin() {
      collection = await documents.collection<Document>(name, projection.indexes);
      if (projection.search) index = await needed(search, projection.name).open(name);
      return kept = await documents.getValue(checkpoint) ?? START;
    },
    async handle({ events, position, caughtUp }) {
      shown = events.at(-1)?.position ?? shown;
      const wrote = await handle(events);
      unwritten = wrote ? 0 : unwritten + events.length;
      // To move on past events that change no document is worth a write of its own only now and then.
      if (wrote || unwritten >= batchSize || (caughtUp && kept === START)) {
        await documents.setValue(checkpoint, kept = position);
        unwritten = 0;
      }
      if (caughtUp) await onCaughtUp?.();
    },
  });

  return { ...follower, name, shown: () => shown };
};

/** @throws when there is no search engine for a projection that needs one */
export const needed = (search: SearchEngine | undefined, projection: string): SearchEngine => {
  if (!search) throw new Error(`Projection ${projection} keeps a search index: give its projector a search engine`);
  return search;
};

/**
 * Applies a batch in memory: each event to the documents it touches, unless they have seen it. At an event that cannot be
 * applied it ends, with what was folded before it and the poison.
 */
const fold = async <Document extends object>(
  projection: Projection<Document>, collection: Collection<Document>, events: readonly StoredEvent[],
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
  const states = new Map<string, State>(await Promise.all([...positions].map(
    async ([id, position]) => [id, { position, document: await collection.get(id), changed: false }] as const,
  )));

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
  const writes = [...states].flatMap(([id, { changed, position, document }]) => (changed ? [{ id, position, document }] : []));
  return poison ? { writes, poison } : { writes };
};
