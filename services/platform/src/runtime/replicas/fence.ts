import type { Bus } from '../../bus/bus.port.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { Collection, Documents } from '../../read-models/documents.port.js';
import type { SearchEngine } from '../../read-models/search-index.port.js';
import { Deposed, type Lease } from './lease.js';

export type FollowerPorts = Readonly<{
  store: EventStore;
  documents: Documents;
  bus: Bus;
  search?: SearchEngine | undefined;
}>;

/**
 * Guards the followers' ports with their lease (fencing): a replica that knows it was deposed follows, publishes and
 * writes nothing. Checkpoints carry their writer's term as fencing token, so a replica that does not know yet that it
 * was deposed cannot move them. Its last writes may still arrive: documents and indexes keep the newer position, and
 * events and commands are deduplicated by their ids.
 */
export const fenced = (
  { store, documents, bus, search }: FollowerPorts,
  lease: Pick<Lease, 'term' | 'lose'>,
): FollowerPorts => {
  const checked =
    <Given extends readonly unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      lease.term();
      return call(...given);
    };
  return {
    store: {
      ...store,
      async *follow(options) {
        for await (const batch of store.follow(options)) {
          lease.term();
          yield batch;
        }
      },
    },
    documents: fencedDocuments(documents, lease, checked),
    bus: { ...bus, publish: checked((topic, events) => bus.publish(topic, events)) },
    search: search && {
      async open(name) {
        const index = await search.open(name);
        return { ...index, write: checked((writes, reached) => index.write(writes, reached)) };
      },
      answers: () => search.answers(),
      whenLost: (tell) => search.whenLost(tell),
      drop: checked((name) => search.drop(name)),
      close: () => search.close(),
    },
  };
};

type Checked = <Given extends readonly unknown[], Result>(
  call: (...given: Given) => Promise<Result>,
) => (...given: Given) => Promise<Result>;

const fencedDocuments = (documents: Documents, lease: Pick<Lease, 'term' | 'lose'>, checked: Checked): Documents => {
  const seen = new Map<string, string | null>();

  const setCheckpoint = async (key: string, position: string): Promise<void> => {
    const term = lease.term();
    const next = `${position}~${term}`;
    for (;;) {
      const before = seen.get(key) ?? (await documents.getValue(key));
      if (before !== null && termOf(before) > term) {
        lease.lose();
        throw new Deposed(`${key} was written in term ${termOf(before)}, this is term ${term}`);
      }
      if (await documents.setValueIf(key, before, next)) {
        seen.set(key, next);
        return;
      }
      seen.delete(key);
      lease.term();
    }
  };

  return {
    ...documents,
    async collection<Document extends object>(
      name: string,
      indexes?: Parameters<Documents['collection']>[1],
    ): Promise<Collection<Document>> {
      const collection = await documents.collection<Document>(name, indexes);
      return { ...collection, write: checked(collection.write), writeIf: checked(collection.writeIf) };
    },
    drop: checked(documents.drop),
    async getValue(key) {
      const value = await documents.getValue(key);
      return value !== null && isCheckpoint(key) ? positionOf(value) : value;
    },
    setValue: checked((key, value) => (isCheckpoint(key) ? setCheckpoint(key, value) : documents.setValue(key, value))),
    setValueIf: checked(documents.setValueIf),
    removeValue: checked(documents.removeValue),
  };
};

const isCheckpoint = (key: string): boolean => key.startsWith('checkpoint:');
/** Accept checkpoints without a term, which date from before replicas. */
const positionOf = (value: string): string => value.split('~', 1)[0] ?? value;
const termOf = (value: string): number => Number(value.split('~')[1] ?? 0);
