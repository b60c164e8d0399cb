import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '../event-store/event-store.port.js';
import type { Collection, Documents, Write } from '../read-models/documents.port.js';
import type { SearchEngine, SearchIndex } from '../search/search.port.js';
import { createFollower, Poison, type Follower } from './follower.js';
import type { Log } from './log.js';
import { openVersions, type Versions } from './projection-versions.js';
import { recordedOf } from './recorded.js';
import type { Projection } from './service.js';

type Options<Document extends object> = Readonly<{
  projection: Projection<Document>;
  store: EventStore;
  documents: Documents;
  /** Needed when the projection has `search`. */
  search?: SearchEngine;
  log: Log;
  batchSize?: number;
}>;

export interface Projector<Document extends object> extends Follower {
  /** What readers use: the current version, which is the old one until a new one has caught up. */
  collection(): Promise<Collection<Document>>;
  /** The search index of the current version. */
  searchIndex(): Promise<SearchIndex>;
}

/** Folds the log into the documents of one projection and keeps its search index beside them. */
export const createProjector = <Document extends object>(
  { projection, store, documents, search, log, batchSize = 1_000 }: Options<Document>,
): Projector<Document> => {
  const name = `${projection.name}@${projection.version}`;
  const checkpoint = `checkpoint:${name}`;
  let versions: Promise<Versions> | undefined;
  const opened = (): Promise<Versions> => versions ??= openVersions(documents, projection, search);
  let collection: Collection<Document>;
  let index: SearchIndex | undefined;
  let kept: Position = START;

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
  let unwritten = 0;

  const follower = createFollower({
    kind: 'projection', name, store, prefixes: projection.prefixes, batchSize, log,
    async begin() {
      const known = await opened();
      await known.dropOutdated();
      collection = await documents.collection<Document>(name, projection.indexes);
      if (projection.search) index = await needed(search, projection.name).open(name);
      return kept = await documents.getValue(checkpoint) ?? START;
    },
    async handle({ events, position, caughtUp }) {
      const wrote = await handle(events);
      unwritten = wrote ? 0 : unwritten + events.length;
      // To move on past events that change no document is worth a write of its own only now and then.
      if (wrote || unwritten >= batchSize || (caughtUp && kept === START)) {
        await documents.setValue(checkpoint, kept = position);
        unwritten = 0;
      }
      if (caughtUp) await (await opened()).switchTo(projection.version);
    },
  });

  /** Opens the current version once; a failed opening is tried again by the next reader. */
  const openedOnce = <Opened>(open: (version: string) => Promise<Opened>) => {
    const readers = new Map<string, Promise<Opened>>();
    return async (): Promise<Opened> => {
      const current = (await opened()).current();
      const known = readers.get(current);
      if (known) return known;
      const opening = open(current);
      readers.set(current, opening);
      opening.catch(() => readers.delete(current));
      return opening;
    };
  };

  return {
    ...follower,
    collection: openedOnce((version) => documents.collection<Document>(version, projection.indexes)),
    searchIndex: openedOnce((version) => needed(search, projection.name).open(version)),
  };
};

const needed = (search: SearchEngine | undefined, name: string): SearchEngine => {
  if (!search) throw new Error(`Projection ${name} keeps a search index: give its projector a search engine`);
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
