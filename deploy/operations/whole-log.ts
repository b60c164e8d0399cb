import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore, StoredEvent } from '@lendring/platform/event-store/event-store.port.js';

export async function* eventsOf(store: EventStore, after: Position = START): AsyncGenerator<StoredEvent, undefined> {
  const abort = new AbortController();
  const end = await store.head();
  for await (const { events, position, caughtUp } of store.follow({ prefixes: [''], after, signal: abort.signal })) {
    yield* events;
    if (caughtUp && position >= end) abort.abort();
  }
}
