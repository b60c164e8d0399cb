import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { Bus } from '../../bus/bus.port.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { shredding } from '../../event-store/shredding.decorator.js';
import { upcasting } from '../../event-store/upcasting.decorator.js';
import { createWakeUp } from '../../base/wake-up.js';
import { ServiceUnavailable } from '../../rpc/door-errors.js';
import type { SubjectKeys } from '../../keys/subject-keys.port.js';
import type { Collection, Documents } from '../../read-models/documents.port.js';
import type { IndexOf, SearchEngine } from '../../read-models/search-index.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { createWatch, type Watch } from '../followers/watch.js';
import type { Clock } from '../../base/clock.js';
import { createCommandHandler } from './command-handler.js';
import { fenced, type FollowerPorts } from '../replicas/fence.js';
import { createLease, type Lease, type LeaseTiming } from '../replicas/lease.js';
import type { Log } from '../../base/log.js';
import { createStreamLoader } from './load-stream.js';
import type { StreamCaches } from './stream-cache.js';
import { createProjector, type Projector } from '../followers/projector.js';
import type { CommandHandler, Projection, ServiceLog } from './service-parts.js';
import { hearShown, shownElsewhere } from '../followers/shown.js';

/** The ports of a service; `wiring.ts` chooses their adapters. Store and documents are the service's own. */
export type ServicePorts<Search extends SearchEngine = SearchEngine> = Readonly<{
  store: EventStore;
  keys: SubjectKeys;
  documents: Documents;
  bus: Bus;
  /** Only for services with a projection that has `search`; the service opens it itself. */
  search?: Search;
  clock: Clock;
  /** Clock policies start after it; it never rejects. */
  clocksWaitFor?: Promise<unknown>;
  log: Log;
  /** The kind of engine behind each port, for pages of staff. */
  engines?: Readonly<Record<string, string>>;
  /** Telemetry; none when left out. */
  telemetry?: Telemetry;
  /**
   * Set when other processes run the same service on the same documents: one of them, by a lease, runs the followers.
   * Left out when the documents belong to one process (SQLite).
   */
  replicas?: LeaseTiming | undefined;
  /** Where commands keep folded streams; without it they read each stream whole. Its `keys` are those above. */
  streams?: StreamCaches | undefined;
}>;

/** The timing of leases between replicas. */
export type Turns = Readonly<{
  lease: Lease;
  /** Wakes waiters when a follower has done something. */
  moved: ReturnType<typeof createWakeUp>;
}>;

/** A read model as queries see it: always the current build. */
export type View<Document extends object> = Pick<Collection<Document>, 'get' | 'getMany' | 'find' | 'count'>;
export type SearchView<Search extends SearchEngine> = Pick<IndexOf<Search>, 'search'> &
  Readonly<{ scrub: () => Promise<void> }>;

/** The part of a service that handlers and policies are built from, before anything runs. */
export interface ServiceCore<Search extends SearchEngine = SearchEngine> {
  readonly name: string;
  readonly ports: ServicePorts<Search>;
  /** The log as the service sees it: personal fields in plain text (null when erased), events in today's shape. */
  readonly store: EventStore;
  readonly commands: CommandHandler;
  /** The state of one stream from the log, for answers that must not lag behind it. */
  load<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, id: string): Promise<State>;
  readonly telemetry: Telemetry;
  /** For followers; left out without telemetry. */
  readonly watch: Watch | undefined;
  /** The ports that followers use, guarded by the lease where there is one. */
  readonly followers: FollowerPorts;
  /** Null when no other process runs this service. */
  readonly turns: Turns | null;
  view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document>;
  searchView<Document extends object, Event extends DomainEvent>(
    projection: Projection<Document, Event>,
  ): SearchView<Search>;
  /**
   * Waits until these read models have passed the log's present end.
   * @throws ServiceUnavailable after `CAUGHT_UP_MS`: reactions and policies then wait without end, commands answer 503
   */
  caughtUp(projections: readonly Projection[]): Promise<void>;
  /** For the host: the one projector of each projection that is viewed or run. */
  projector(projection: Projection): Projector<object>;
  projectors(): ReadonlyMap<string, Projector<object>>;
}

/** Shorter than the deadline of a call, so that its caller reads the reason. */
const CAUGHT_UP_MS = 5_000;

export const createServiceCore = <Search extends SearchEngine = SearchEngine>(
  { name, personal, upcasters = {} }: ServiceLog,
  ports: ServicePorts<Search>,
): ServiceCore<Search> => {
  const store = upcasting(shredding(ports.store, ports.keys, personal), upcasters);
  const cache = ports.streams?.of(name);
  const { telemetry = noTelemetry, documents, bus, search, clock, log, replicas } = ports;
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
  const heard = turns && hearShown(documents);
  const projectors = new Map<string, Projector<object>>();

  const projector = (projection: Projection): Projector<object> => {
    const known = projectors.get(projection.name);
    if (known) return known;
    const { search: index, ...on } = followers;
    const own = createProjector({ projection, ...on, log, watch, ...(index ? { search: index } : {}) });
    const created = heard ? shownElsewhere(own, projection.name, heard) : own;
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
    load: createStreamLoader({ store, stored: ports.store, personal, cache }),
    view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document> {
      const written = projector(projection as Projection);
      // The projection that writes the collection is the one that types it.
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
