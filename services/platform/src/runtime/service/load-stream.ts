import { streamOf, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { foldedBy } from './folded.js';
import type { StreamCache } from './stream-cache.js';

type Options = Readonly<{
  store: EventStore;
  /** The same log with encrypted fields. */
  stored: EventStore;
  personal: Personal;
  cache: StreamCache | undefined;
}>;

export type LoadStream = <State, Event extends DomainEvent>(
  aggregate: Aggregate<State, Event>,
  id: string,
) => Promise<State>;

/**
 * Loads the current state of one stream for queries. A cached state is updated with newer events; when there are none,
 * nothing is decrypted.
 */
export const createStreamLoader =
  ({ store, stored, personal, cache }: Options): LoadStream =>
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
      cache?.drop(stream);
    }
    const events = await store.read(stream);
    if (events.length === 0) return aggregate.initialState;
    const folded = foldedBy(aggregate, events, { personal, kept: keep !== undefined });
    await keep?.(stream, folded);
    return folded.state as State;
  };

/** Loads like `load`, but reads nothing while the store knows that the stream still ends with the cached event. */
export const createKnownStreamLoader =
  ({ store, cache }: Pick<Options, 'store' | 'cache'>, load: LoadStream): LoadStream =>
  async <State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<State> => {
    const stream = streamOf(aggregate, id);
    const end = await store.knownEnd(stream);
    if (end === 'absent') return aggregate.initialState;
    const known = end && (await cache?.get(stream));
    return known?.evolve === aggregate.evolve && known.last.id === end?.id
      ? (known.state as State)
      : load(aggregate, id);
  };
