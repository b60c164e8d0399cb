import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { Bus } from '../bus/bus.port.js';
import type { EventStore } from '../event-store/event-store.port.js';
import { shredding } from '../event-store/shredding.decorator.js';
import { upcasting } from '../event-store/upcasting.decorator.js';
import type { SubjectKeys } from '../keys/subject-keys.port.js';
import type { Collection, Documents } from '../read-models/documents.port.js';
import type { SearchEngine, SearchIndex } from '../search/search.port.js';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.js';
import { createWatch, type Watch } from '../telemetry/watch.js';
import type { Clock } from './clock.js';
import { createCommandHandler } from './command-handler.js';
import type { Log } from './log.js';
import { createProjector, type Projector } from './projector.js';
import type { CommandHandler, Projection, ServiceLog } from './service.js';

/** What a service runs on; `wiring.ts` chooses the adapters. Store and documents are the service's own. */
export type ServicePorts = Readonly<{
  store: EventStore;
  keys: SubjectKeys;
  documents: Documents;
  bus: Bus;
  /** Only for services with a projection that has `search`. */
  search?: SearchEngine;
  clock: Clock;
  log: Log;
  /** What is told about the work; nothing where it is missing. */
  telemetry?: Telemetry;
}>;

/** A read model as queries see it: always the version that is read just now. */
export type View<Document extends object> = Pick<Collection<Document>, 'get' | 'getMany' | 'find' | 'count'>;
export type SearchView = Pick<SearchIndex, 'search'>;

/** The part of a service that handlers and policies are made from, before anything runs. */
export interface ServiceCore {
  readonly name: string;
  readonly ports: ServicePorts;
  /** The log as the service sees it: personal fields in plain text (null when erased), events in today's shape. */
  readonly store: EventStore;
  readonly commands: CommandHandler;
  readonly telemetry: Telemetry;
  /** For followers; missing where nothing is told. */
  readonly watch: Watch | undefined;
  view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document>;
  searchView<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): SearchView;
  /** For the host: the one projector of each projection that is viewed or run. */
  projector(projection: Projection): Projector<object>;
  projectors(): ReadonlyMap<string, Projector<object>>;
}

export const createServiceCore = (
  { name, personal, upcasters = {} }: ServiceLog, ports: ServicePorts,
): ServiceCore => {
  const store = upcasting(shredding(ports.store, ports.keys, personal), upcasters);
  const { telemetry = noTelemetry } = ports;
  const watch = telemetry === noTelemetry ? undefined : createWatch(name, telemetry);
  const projectors = new Map<string, Projector<object>>();

  const projector = (projection: Projection): Projector<object> => {
    const known = projectors.get(projection.name);
    if (known) return known;
    const { documents, search, log } = ports;
    const created = createProjector({ projection, store, documents, log, watch, ...(search ? { search } : {}) });
    projectors.set(projection.name, created);
    return created;
  };

  return {
    name, ports, store, telemetry, watch,
    commands: createCommandHandler({ service: name, store, keys: ports.keys, telemetry }),
    view<Document extends object, Event extends DomainEvent>(projection: Projection<Document, Event>): View<Document> {
      const written = projector(projection as Projection);
      // The projection that writes the collection is the one that types it.
      const collection = async () => await written.collection() as Collection<Document>;
      return {
        get: async (id) => (await collection()).get(id),
        getMany: async (ids) => (await collection()).getMany(ids),
        find: async (query) => (await collection()).find(query),
        count: async (filter) => (await collection()).count(filter),
      };
    },
    searchView(projection) {
      const written = projector(projection as Projection);
      return { search: async (query) => (await written.searchIndex()).search(query) };
    },
    projector,
    projectors: () => projectors,
  };
};
