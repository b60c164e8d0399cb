import { streamOf, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { foldedBy } from './folded.js';
import type { StreamCache } from './stream-cache.js';

type Options = Readonly<{
  /** The log with its personal fields in plain text. */
  store: EventStore;
  /** The same log as it is stored. */
  stored: EventStore;
  personal: Personal;
  cache: StreamCache | undefined;
}>;

/**
 * The state of one stream at its present end, for answers. What is kept of it is folded on by the events since: that
 * there are none shows without opening anything.
 */
export const createStreamLoader =
  ({ store, stored, personal, cache }: Options) =>
  async <State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<State> => {
    const stream = streamOf(aggregate, id);
    const keep = cache?.keeper();
    const known = await cache?.get(stream);
    if (known?.evolve === aggregate.evolve) {
      const { revision } = known.last;
      const [last, ...since] = await stored.read(stream, revision);
      if (last?.id === known.last.id) {
        if (since.length === 0) return known.state as State;
        const folded = foldedBy(aggregate, await store.read(stream, revision + 1), { personal, known, kept: true });
        await keep?.(stream, folded);
        return folded.state as State;
      }
      // Another log is in its place.
      cache?.drop(stream);
    }
    const events = await store.read(stream);
    if (events.length === 0) return aggregate.initialState;
    const folded = foldedBy(aggregate, events, { personal, kept: keep !== undefined });
    await keep?.(stream, folded);
    return folded.state as State;
  };
