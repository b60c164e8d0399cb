import { START } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { holdsSealed } from '../event-store/shredding.decorator.js';
import { CannotStart } from '../base/cannot-start.js';
import { areMovable, type SubjectKeys } from './subject-keys.port.js';

type Given = Readonly<{
  keys: SubjectKeys;
  store: EventStore;
  service: string;
  /** The place of the keys, for the message. */ place: string;
}>;

/**
 * Refuses to start without keys beside a log that was encrypted with some: everybody would silently read as erased, and
 * read models built then would lose people.
 * @throws CannotStart
 */
export const checkKeysBelong = async ({ keys, store, service, place }: Given): Promise<void> => {
  if (!areMovable(keys) || (await hasKeys(keys)) || !(await isSealed(store))) return;
  throw new CannotStart(
    `Lendring cannot start: ${place} holds no keys, but the log of the ${service} service was encrypted with some, and everybody in it would read as erased. Put the keys back from a backup (npm run restore).`,
  );
};

const hasKeys = async (keys: { all: () => AsyncIterable<unknown> }): Promise<boolean> => {
  for await (const _ of keys.all()) return true;
  return false;
};

/** Reads no further than the first encrypted field. */
const isSealed = async (store: EventStore): Promise<boolean> => {
  const abort = new AbortController();
  try {
    for await (const { events, caughtUp } of store.follow({
      prefixes: [''],
      after: START,
      signal: abort.signal,
      batchSize: 200,
    })) {
      if (events.some(holdsSealed)) return true;
      if (caughtUp) return false;
    }
    return false;
  } finally {
    abort.abort();
  }
};
