import type { EventStore, NewEvent, StoredEvent } from './event-store.port.js';

type Data = NewEvent['data'];

/**
 * Older shapes of event types: the first function makes version 2 of version 1, the next version 3 of that, and so on.
 * New events are stamped with the newest version, so adding a function is all it takes to change a shape.
 */
export type Upcasters = Readonly<Record<string, readonly ((data: Data) => Data)[]>>;

/**
 * Nobody beyond this edge sees an old shape, whatever the log holds. Events of a newer version than known are refused.
 */
export const upcasting = (store: EventStore, upcasters: Upcasters): EventStore => {
  const newest = (type: string): number => (upcasters[type]?.length ?? 0) + 1;

  const toNewest = <Event extends StoredEvent>(event: Event): Event => {
    const { type, version = 1, data } = event;
    if (version === newest(type)) return event;
    if (version > newest(type))
      throw new Error(
        `${type} ${version} at ${event.position} is newer than this program, which knows ${newest(type)}: start the newer one`,
      );
    const steps = upcasters[type]?.slice(version - 1) ?? [];
    return { ...event, version: newest(type), data: steps.reduce((shape, step) => step(shape), data) };
  };

  return {
    append: (writes) =>
      store.append(
        writes.map((write) => ({
          ...write,
          events: write.events.map((event) => ({ ...event, version: newest(event.type) })),
        })),
      ),
    read: async (stream, fromRevision) => (await store.read(stream, fromRevision)).map(toNewest),
    async *follow(options) {
      for await (const batch of store.follow(options)) yield { ...batch, events: batch.events.map(toNewest) };
    },
    head: () => store.head(),
    close: () => store.close(),
  };
};
