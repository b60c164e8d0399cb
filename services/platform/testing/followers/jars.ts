import { randomUUID } from 'node:crypto';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { NewEvent } from '../../src/event-store/event-store.port.js';
import type { Collection, Documents } from '../../src/read-models/documents.port.js';
import type { IndexWrite, SearchEngine, SearchIndex } from '../../src/read-models/search-index.port.js';
import type { Projection } from '../../src/runtime/service/service-parts.js';

export type JarEvent =
  | { type: 'Filled'; data: { jar: string; by: number } }
  | { type: 'Poured'; data: { from: string; into: string; by: number } }
  | { type: 'Broken'; data: { jar: string } }
  | { type: 'Cursed'; data: { jar: string } };
export type Jar = { level: number; history: readonly string[] };

/**
 * Projection that reveals faults: `history` shows the order, `level` shows duplicates, and some events affect two
 * documents.
 */
export const jars: Projection<Jar, JarEvent> = {
  name: 'jars',
  version: 1,
  prefixes: ['jar-'],
  ids: ({ type, data }) => (type === 'Poured' ? [data.from, data.into] : [data.jar]),
  evolve(jar, { type, data, id: eventId }, id) {
    const change = (by: number): Jar => ({
      level: (jar?.level ?? 0) + by,
      history: [...(jar?.history ?? []), eventId],
    });
    switch (type) {
      case 'Filled':
        return data.by === 0 ? jar : change(data.by);
      case 'Poured':
        return change(id === data.into ? data.by : -data.by);
      case 'Broken':
        return null;
      case 'Cursed':
        throw new Error('a curse lies on it');
    }
  },
};

export const searchableJars: Projection<Jar, JarEvent> = {
  ...jars,
  search: (jar) => (jar.level < 0 ? null : searchDocument(jar)),
};

type FoundJar = Readonly<{ title: string; body: string }>;
const searchDocument = ({ level, history }: Jar): FoundJar => ({ title: String(level), body: history.join(' ') });

export const jarEvent = ({ type, data }: JarEvent): NewEvent => {
  const id = randomUUID();
  return {
    id,
    type,
    data,
    metadata: { commandId: id, commandHash: id, actor: 'visitor', at: '2026-05-01T10:00:00.000Z', requestId: 'r' },
  };
};

export const memorySearch = (): SearchEngine<SearchIndex<FoundJar, unknown, readonly string[]>> & {
  readonly indexes: ReadonlyMap<string, ReadonlyMap<string, IndexWrite<FoundJar>>>;
  lose: (name: string) => void;
} => {
  const indexes = new Map<string, Map<string, IndexWrite<FoundJar>>>();
  const progress = new Map<string, Position>();
  const listeners = new Set<(name: string) => void>();
  const forget = (name: string): void => {
    indexes.delete(name);
    progress.delete(name);
  };
  return {
    indexes,
    lose(name) {
      forget(name);
      for (const tell of listeners) tell(name);
    },
    answers: async () => undefined,
    whenLost(tell) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    async open(name) {
      const index = indexes.get(name) ?? new Map<string, IndexWrite<FoundJar>>();
      indexes.set(name, index);
      return {
        async write(writes, reached) {
          if (indexes.get(name) !== index) throw new Error('lost');
          for (const write of writes)
            if (write.position > (index.get(write.id)?.position ?? '')) index.set(write.id, write);
          if (reached !== undefined && reached > (progress.get(name) ?? START)) progress.set(name, reached);
        },
        reached: async () => progress.get(name) ?? START,
        search: async () => [...index.values()].flatMap(({ id, document }) => (document ? [id] : [])),
        close: async () => undefined,
      };
    },
    drop: async (name) => forget(name),
    close: async () => undefined,
  };
};

/** Simulates a crash after `lives` writes: that write and all later ones are lost. */
export const mortal = (
  documents: Documents,
  search: SearchEngine,
  lives: number,
): { documents: Documents; search: SearchEngine } => {
  let left = lives;
  const live = <Result>(work: () => Promise<Result>): Promise<Result> => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('died')) : work();
  };
  const mortalCollection = <Document extends object>(collection: Collection<Document>): Collection<Document> => ({
    ...collection,
    write: (writes) => live(() => collection.write(writes)),
    writeIf: (expected, write) => live(() => collection.writeIf(expected, write)),
  });
  return {
    documents: {
      ...documents,
      collection: async (name, specs) => mortalCollection(await documents.collection(name, specs)),
      setValue: (key, value) => live(() => documents.setValue(key, value)),
      setValueIf: (key, expected, value) => live(() => documents.setValueIf(key, expected, value)),
      drop: (name) => live(() => documents.drop(name)),
    },
    search: {
      ...search,
      async open(name) {
        const index = await search.open(name);
        return { ...index, write: (writes, reached) => live(() => index.write(writes, reached)) };
      },
    },
  };
};
