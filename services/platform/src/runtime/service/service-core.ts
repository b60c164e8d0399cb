import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { Bus } from '../../bus/bus.port.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { shredding } from '../../event-store/shredding.decorator.js';
import { upcasting } from '../../event-store/upcasting.decorator.js';
import { createWakeUp } from '../../base/wake-up.js';
import { ServiceUnavailable } from '../../rpc/api-errors.js';
import type { SubjectKeys } from '../../keys/subject-keys.port.js';
import type { Collection, Documents } from '../../read-models/documents.port.js';
import type { IndexOf, SearchEngine } from '../../read-models/search-index.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { createWatch, type Watch } from '../followers/watch.js';
import type { Clock } from '../../base/clock.js';
import { createCommandHandler } from './command-handler.js';
import type { GatherFor } from '../followers/follower.js';
import { fenced, type FollowerPorts } from '../replicas/fence.js';
import { createLease, type Lease, type LeaseTiming } from '../replicas/lease.js';
import type { Log } from '../../base/log.js';
import { createKnownStreamLoader, createStreamLoader, type LoadStream } from './load-stream.js';
import type { StreamCaches } from './stream-cache.js';
import { createProjector, type Projector } from '../followers/projector.js';
import type { CommandHandler, Projection, ServiceLog } from './service-parts.js';
import { subscribeToPositions, remoteProjector } from '../followers/published-position.js';

/** Ports of a service, with adapters chosen in `wiring.ts`. Store and documents belong to this service alone. */
export type ServicePorts<Search extends SearchEngine = SearchEngine> = Readonly<{
  store: EventStore;
  keys: SubjectKeys;
  documents: Documents;
  bus: Bus;
  /** Search engine, opened by the service itself; required only for services with a projection that has `search`. */
  search?: Search;
  clock: Clock;
  clocksWaitFor?: Promise<unknown>;
  log: Log;
  engines?: Readonly<Record<string, string>>;
  telemetry?: Telemetry;
  /**
   * Set when several processes run the service on the same documents; the lease holder runs the followers. Absent when
   * the documents belong to one process (SQLite).
   */
  replicas?: LeaseTiming | undefined;
  /** Batching of read models and search indexes; none by default. */
  gatherFor?: GatherFor | undefined;
  /**
   * Cache of folded streams for commands; without a cache, each command reads its streams completely. Must use the
   * same `keys` as above.
   */
  streams?: StreamCaches | undefined;
}>;

export type Turns = Readonly<{ lease: Lease; moved: ReturnType<typeof createWakeUp> }>;

/** Read model for queries; always the current build. */
export type View<Document extends object> = Pick<Collection<Document>, 'get' | 'getMany' | 'find' | 'count'>;
export type SearchView<Search extends SearchEngine> = Pick<IndexOf<Search>, 'search'> &
  Readonly<{ scrub: () => Promise<void> }>;

export interface ServiceCore<Search extends SearchEngine = SearchEngine> {
  readonly name: string;
  readonly ports: ServicePorts<Search>;
  /** Log with personal fields in plain text (null when erased) and events in their current schema version. */
  readonly store: EventStore;
  readonly commands: CommandHandler;
  /** Current state of one stream from the log, for answers that must not be stale. */
  readonly load: LoadStream;
  /**
   * State of one stream from memory where the store keeps it up to date (KurrentDB), else as `load`. Appends of other
   * processes follow within milliseconds, so use it for facts on which others decide, not right after a command.
   */
  readonly loadKnown: LoadStream;
  readonly telemetry: Telemetry;
  readonly watch: Watch | undefined;
  readonly followers: FollowerPorts;
  /** Coordination of several processes; null when no other process runs this service. */
  readonly turns: Turns | null;
  view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document>;
  searchView<Document extends object, Event extends DomainEvent>(
    projection: Projection<Document, Event>,
  ): SearchView<Search>;
  /**
   * Waits until these read models have reached the current end of the log.
   * @throws ServiceUnavailable after `CAUGHT_UP_MS`: reactions and policies then retry indefinitely, commands answer
   * 503
   */
  caughtUp(projections: readonly Projection[]): Promise<void>;
  projector(projection: Projection): Projector<object>;
  projectors(): ReadonlyMap<string, Projector<object>>;
}

/** Maximum wait in milliseconds, shorter than a call's deadline, so that the caller receives the reason. */
const CAUGHT_UP_MS = 5_000;

export const createServiceCore = <Search extends SearchEngine = SearchEngine>(
  { name, personal, upcasters = {} }: ServiceLog,
  ports: ServicePorts<Search>,
): ServiceCore<Search> => {
  const store = upcasting(shredding(ports.store, ports.keys, personal), upcasters);
  const cache = ports.streams?.of(name);
  const { telemetry = noTelemetry, documents, bus, search, clock, log, replicas, gatherFor } = ports;
  const turns: Turns | null = replicas
    ? {
        lease: createLease({
          ...replicas,
          documents,
          holder: `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`,
          clock,
          log,
        }),
        moved: createWakeUp(),
      }
    : null;
  const followers: FollowerPorts = turns
    ? fenced({ store, documents, bus, search }, turns.lease)
    : { store, documents, bus, search };
  const measured = telemetry === noTelemetry ? undefined : createWatch(name, telemetry);
  const watch: Watch | undefined = turns
    ? (followed) => {
        measured?.(followed);
        turns.moved.all();
      }
    : measured;
  const heard = turns && subscribeToPositions(documents);
  const projectors = new Map<string, Projector<object>>();
  const load = createStreamLoader({ store, stored: ports.store, personal, cache });

  const projector = (projection: Projection): Projector<object> => {
    const known = projectors.get(projection.name);
    if (known) return known;
    const { search: index, ...on } = followers;
    const own = createProjector({ projection, ...on, log, watch, ...(index ? { search: index } : {}), gatherFor });
    const created = heard ? remoteProjector(own, projection.name, heard) : own;
    projectors.set(projection.name, created);
    return created;
  };

  return {
    name,
    ports,
    store,
    telemetry,
    watch,
    followers,
    turns,
    commands: createCommandHandler({ service: name, store, keys: ports.keys, telemetry, personal, cache }),
    load,
    loadKnown: createKnownStreamLoader({ store, cache }, load),
    view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document> {
      const written = projector(projection as Projection);
      // Safe cast: the projection that writes the collection determines its type.
      const collection = async () => (await written.collection()) as Collection<Document>;
      return {
        get: async (id) => (await collection()).get(id),
        getMany: async (ids) => (await collection()).getMany(ids),
        find: async (query) => (await collection()).find(query),
        count: async (filter) => (await collection()).count(filter),
      };
    },
    searchView(projection) {
      const written = projector(projection as Projection);
      return {
        search: async (query) => (await written.searchIndex()).search(query),
        scrub: async () => (await written.searchIndex()).scrub?.(),
      };
    },
    async caughtUp(projections) {
      const head = await store.head();
      const until = performance.now() + CAUGHT_UP_MS;
      for (const projection of projections)
        if (!(await projector(projection).waitFor(head, Math.max(0, until - performance.now()))))
          throw new ServiceUnavailable(name, new Error(`The read model ${projection.name} is behind its log`));
    },
    projector,
    projectors: () => projectors,
  };
};
