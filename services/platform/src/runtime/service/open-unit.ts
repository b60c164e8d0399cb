import { jsonCopy } from '../../base/json-copy.js';
import { streamOf, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import {
  RevisionConflict,
  type EventMetadata,
  type EventStore,
  type NewEvent,
  type StoredEvent,
  type StreamWrite,
} from '../../event-store/event-store.port.js';
import { derivedId } from '../../base/uuid.js';
import { foldedBy } from './folded.js';
import type { Loaded, Unit } from './service-parts.js';
import type { Folded, StreamCache } from './stream-cache.js';

/**
 * Source of streams: the cache without reading the log; the cache plus newer events from the log; or the complete log.
 */
export type Source = 'memory' | 'memory and log' | 'log';

export class RecordedBefore extends Error {
  constructor(readonly event: StoredEvent) {
    super('This command was stored before');
  }
}

export const eventIdOf = ({ commandId }: Pick<EventMetadata, 'commandId'>, index: number): string =>
  derivedId(commandId, String(index));

/**
 * Origin of a stream's state: read completely, read from the cached event on, taken from the cache unread, or assumed
 * absent.
 */
type Opened = 'whole' | 'read on' | 'remembered' | 'taken for absent';

type OpenStream = Readonly<{
  folded: Folded | null;
  added: DomainEvent[];
  opened: Opened;
  /** Adds the stored events to the cached state; null when the stream is not cached. */
  keep: ((stored: readonly StoredEvent[]) => Promise<void>) | null;
}>;

export type OpenUnit = Unit & {
  isEmpty(): boolean;
  /** True if the beginning of a stream was not read, where this command may be stored. */
  isPart(): boolean;
  /**
   * Reads newer events of cached streams, and looks for streams that were assumed absent.
   * @throws RevisionConflict when one has moved
   * @throws RecordedBefore when this command moved it
   */
  checkRemembered(): Promise<void>;
  writes(traceparent?: string): readonly StreamWrite[];
  keep(writes: readonly StreamWrite[], position: Position): Promise<void>;
  newest(): Position;
};

type Options = Readonly<{
  store: EventStore;
  personal: Personal;
  cache: StreamCache | undefined;
  source: Source;
  metadata: EventMetadata;
}>;

export const openUnit = ({ store, personal, cache: given, source, metadata }: Options): OpenUnit => {
  const cache = source === 'log' ? undefined : given;
  const streams = new Map<string, OpenStream>();

  const answerRepeat = (events: readonly StoredEvent[]): void => {
    const repeated = events.findLast((event) => event.metadata.commandId === metadata.commandId);
    if (repeated) throw new RecordedBefore(repeated);
  };

  const fromBeginning = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<OpenStream> => {
    const keep = cache?.keeper();
    const past = await store.read(stream);
    answerRepeat(past);
    const folded = past.length > 0 ? foldedBy(aggregate, past, { personal, kept: keep !== undefined }) : null;
    if (keep && folded) await keep(stream, folded);
    return { folded, added: [], opened: 'whole', keep: keepAppended(aggregate, stream, folded, keep) };
  };

  const fromKnown = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<OpenStream | null> => {
    const keep = cache?.keeper();
    const known = await cache?.get(stream);
    if (!cache || !keep || known?.evolve !== aggregate.evolve) return null;
    // Skip the log unless the last cached event belongs to this command.
    if (source === 'memory' && known.last.commandId !== metadata.commandId)
      return { folded: known, added: [], opened: 'remembered', keep: keepAppended(aggregate, stream, known, keep) };
    const fresh = await readOn(stream, known);
    if (!fresh) return null;
    const folded = fresh.length === 0 ? known : foldedBy(aggregate, fresh, { personal, known, kept: true });
    if (fresh.length > 0) await keep(stream, folded);
    return { folded, added: [], opened: 'read on', keep: keepAppended(aggregate, stream, folded, keep) };
  };

  /** Events after the cached one; null when the log was replaced by another one. */
  const readOn = async (stream: string, { last: known }: Folded): Promise<readonly StoredEvent[] | null> => {
    const [last, ...fresh] = await store.read(stream, known.revision);
    if (last?.id !== known.id) {
      cache?.drop(stream);
      return null;
    }
    answerRepeat([last, ...fresh]);
    return fresh;
  };

  const keepAppended = <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    known: Folded | null,
    keep: ReturnType<StreamCache['keeper']> | undefined,
  ): OpenStream['keep'] =>
    keep ? async (stored) => keep(stream, foldedBy(aggregate, stored, { personal, known, kept: true })) : null;

  const asAbsent = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    isNew: boolean,
  ): Promise<OpenStream | null> => {
    if (!cache || source !== 'memory') return null;
    if (!isNew && (await store.knownEnd(stream)) !== 'absent') return null;
    const keep = keepAppended(aggregate, stream, null, cache.keeper());
    return { folded: null, added: [], opened: 'taken for absent', keep };
  };

  const open = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    isNew: boolean,
  ): Promise<OpenStream> => {
    const opened =
      streams.get(stream) ??
      (await fromKnown(aggregate, stream)) ??
      (await asAbsent(aggregate, stream, isNew)) ??
      (await fromBeginning(aggregate, stream));
    const first = streams.get(stream) ?? opened;
    streams.set(stream, first);
    if (first.folded && first.folded.evolve !== aggregate.evolve)
      throw new Error(`Stream ${stream} was loaded as another aggregate in the same command`);
    return first;
  };

  const load = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    id: string,
    isNew: boolean,
  ): Promise<Loaded<State>> => {
    const { folded, added } = await open(aggregate, streamOf(aggregate, id), isNew);
    // Safe casts: stored events have passed the service's upcasters, and the state comes from the same aggregate.
    const before = folded ? (folded.state as State) : aggregate.initialState;
    const own = added as readonly DomainEvent[] as readonly Event[];
    return { id, state: own.reduce(aggregate.evolve, before), exists: folded !== null || added.length > 0 };
  };

  return {
    load: (aggregate, id) => load(aggregate, id, false),
    loadNew: (aggregate, id) => load(aggregate, id, true),

    append(aggregate, id, events) {
      const stream = streamOf(aggregate, id);
      const opened = streams.get(stream);
      if (!opened) throw new Error(`Load ${stream} before appending to it, so that its revision is known`);
      opened.added.push(...events);
    },

    isEmpty: () => [...streams.values()].every(({ added }) => added.length === 0),
    isPart: () => [...streams.values()].some(({ opened }) => opened === 'remembered' || opened === 'read on'),

    async checkRemembered() {
      for (const [stream, { folded, opened }] of streams) {
        if (opened === 'taken for absent') {
          const past = await store.read(stream);
          answerRepeat(past);
          if (past.length > 0) throw new RevisionConflict(stream, 'absent');
        }
        if (opened !== 'remembered' || !folded) continue;
        const fresh = await readOn(stream, folded);
        if (fresh?.length !== 0) throw new RevisionConflict(stream, folded.last.revision);
      }
    },

    writes(traceparent) {
      let index = 0;
      const traced = traceparent === undefined ? metadata : { ...metadata, traceparent };
      return [...streams].map(([stream, { folded, added, opened }]) => ({
        stream,
        expected: folded?.last.revision ?? 'absent',
        events: added.map((event) => ({
          id: eventIdOf(metadata, index++),
          type: event.type,
          data: event.data as Readonly<Record<string, unknown>>,
          metadata: traced,
        })),
        remembered: opened === 'taken for absent' ? null : opened === 'remembered' ? folded?.last.id : undefined,
      }));
    },

    async keep(writes, position) {
      for (const { stream, expected, events } of writes) {
        const keep = streams.get(stream)?.keep;
        if (!keep || events.length === 0) continue;
        const first = expected === 'absent' ? 0 : expected + 1;
        // Ignore errors in the cache, because the command is already stored and must not fail.
        await keep(events.map((event, index) => asStored(event, stream, first + index, position))).catch(() =>
          cache?.drop(stream),
        );
      }
    },

    newest: () =>
      [...streams.values()].reduce((newest, { folded }) => {
        const last = folded?.last.position ?? START;
        return last > newest ? last : newest;
      }, START),
  };
};

const asStored = (event: NewEvent, stream: string, revision: number, position: Position): StoredEvent => ({
  ...event,
  data: jsonCopy(event.data),
  stream,
  revision,
  position,
});
