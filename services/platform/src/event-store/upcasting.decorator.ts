import { newestVersion, upcast, type Upcasters } from '@lendring/contracts/kernel/upcasters.js';
import type { EventStore, StoredEvent } from './event-store.port.js';

/** Converts stored events to their current schema version and rejects events of a newer version than known. */
export const upcasting = (store: EventStore, upcasters: Upcasters): EventStore => {
  const newest = (type: string): number => newestVersion(upcasters, type);

  const toNewest = <Event extends StoredEvent>(event: Event): Event => {
    const { type, version = 1, data } = event;
    if (version === newest(type)) return event;
    if (version > newest(type))
      throw new Error(
        `${type} ${version} at ${event.position} is newer than this program, which supports ${newest(type)}. Start the newer version.`,
      );
    return { ...event, version: newest(type), data: upcast(upcasters, type, version, data) };
  };

  return {
    append: (writes) =>
      store.append(
        writes.map((write) => ({
          ...write,
          events: write.events.map((event) => ({ ...event, version: newest(event.type) })),
        })),
      ),
    ready: () => store.ready(),
    endOf: (event) => store.endOf(event),
    holds: (eventId) => store.holds(eventId),
    knownEnd: (stream) => store.knownEnd(stream),
    read: async (stream, fromRevision) => (await store.read(stream, fromRevision)).map(toNewest),
    async *follow(options) {
      for await (const batch of store.follow(options)) yield { ...batch, events: batch.events.map(toNewest) };
    },
    head: () => store.head(),
    close: () => store.close(),
  };
};
