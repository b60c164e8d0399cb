import { setTimeout as pause } from 'node:timers/promises';
import { isRefused, streamOf, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { DomainEvent, Personal } from '@lendring/contracts/kernel/events.js';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import type { RuntimeRefusal } from '@lendring/contracts/kernel/refusals.js';
import {
  EventIdReused,
  RevisionConflict,
  type EventMetadata,
  type EventStore,
  type StoredEvent,
  type StreamWrite,
} from '../../event-store/event-store.port.js';
import type { SubjectKeys } from '../../keys/subject-keys.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { inSpan } from '../../telemetry/tracing.port.js';
import { currentCall } from '../../base/call.js';
import { commandHash } from './canonical-json.js';
import type { CommandHandler, Loaded, Unit } from './service-parts.js';
import { createKeyedMutex } from '../../base/keyed-mutex.js';
import { derivedId } from '../../base/uuid.js';
import { foldedBy } from './folded.js';
import type { Folded, StreamCache } from './stream-cache.js';

type Options = Readonly<{
  /** Label for append metrics. */
  service?: string;
  telemetry?: Telemetry;
  store: EventStore;
  keys: Pick<SubjectKeys, 'keyFor'>;
  /** Personal fields by event type: whose they are in a folded stream. */
  personal?: Personal;
  /** Folded streams from which commands read on; without it each command reads its streams whole. */
  cache?: StreamCache | undefined;
  /** Runs after every successful append, before the answer. */
  afterAppend?: (position: Position) => Promise<void> | void;
}>;

type Attempt = Parameters<CommandHandler['execute']>[1];

const TRIES = 5;

/** How long a command waits in this process for those that lost a conflict on the same stream before it. */
const PATIENCE_MS = 2_000;

/** The command handler as {@link CommandHandler} describes it, over one service's event store. */
export const createCommandHandler = ({
  service = '',
  telemetry: { metrics, tracing } = noTelemetry,
  store,
  keys,
  personal = {},
  cache,
  afterAppend,
}: Options): CommandHandler => {
  const inTurn = createKeyedMutex(PATIENCE_MS);

  /** The events carry the span that stored them: followers continue its trace. */
  const append = (unit: OpenUnit): Promise<Position> =>
    inSpan(tracing, { name: `append ${service}`, kind: 'internal' }, async () => {
      const began = performance.now();
      const position = await store.append(unit.writes(currentCall().traceparent));
      metrics.append(service, (performance.now() - began) / 1000);
      return position;
    });

  const tryOnce = async (metadata: EventMetadata, attempt: Attempt, whole: boolean): Promise<CommandAnswer> => {
    const unit = openUnit({ store, personal, cache: whole ? undefined : cache }, metadata);
    const decision = await attempt(unit);
    if (isRefused(decision) || unit.isEmpty()) {
      // Nothing is appended that would tell a repeat of what was stored long ago.
      if (unit.readOn() && (await store.holds(eventIdOf(metadata, 0)))) throw new StoredLongAgo();
      return isRefused(decision) ? { ok: false, refusal: decision.refusal } : { ok: true, position: unit.newest() };
    }
    const position = await append(unit);
    if (unit.readOn() && position <= unit.newest()) throw new StoredLongAgo();
    await afterAppend?.(position);
    return { ok: true, position };
  };

  const handler: CommandHandler = {
    on: (aggregate, id, call, decide) =>
      handler.execute(call, async (unit) => {
        const { state } = await unit.load(aggregate, id);
        const decision = await decide(state);
        if (!isRefused(decision)) unit.append(aggregate, id, decision.events);
        return decision;
      }),

    async execute({ commandId, actor, at, requestId, asks }, attempt) {
      const key = await keys.keyFor(actor.kind === 'user' ? actor.userId : 'system');
      const metadata: EventMetadata = {
        commandId,
        commandHash: commandHash(asks, key),
        actor: actorName(actor),
        ...(actor.kind === 'user' && actor.roles.length > 0 && { roles: actor.roles.join(',') }),
        at,
        requestId,
      };
      let moved: string | undefined;
      let whole = cache === undefined;
      for (let tried = 1; ; tried += 1) {
        try {
          // After a conflict commands queue per stream: within a process they run one by one instead of colliding
          // again.
          return await (moved === undefined
            ? tryOnce(metadata, attempt, whole)
            : inTurn(moved, () => tryOnce(metadata, attempt, whole)));
        } catch (error) {
          if (error instanceof RecordedBefore) return error.answer;
          if (!whole && (error instanceof StoredLongAgo || error instanceof EventIdReused)) {
            // Its streams, read whole, show what was answered then.
            whole = true;
            continue;
          }
          if (error instanceof EventIdReused) return refuse('idempotency_key_reused');
          if (!(error instanceof RevisionConflict)) throw error;
          if (tried === TRIES) return refuse('busy');
          if (moved !== undefined) await pause(Math.random() * 2 ** tried * 4);
          moved = error.stream;
        }
      }
    },
  };
  return handler;
};

/** `system:<name>`, `visitor` or the account id: how an actor stands in an event's metadata. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'user' ? actor.userId : actor.kind === 'visitor' ? 'visitor' : `system:${actor.name}`;

const refuse = (code: RuntimeRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** Ends the attempt as soon as a loaded stream shows that this command was stored before. */
class RecordedBefore extends Error {
  constructor(readonly answer: CommandAnswer) {
    super('This command was stored before');
  }
}

/** A part of the stream that was not read shows what was answered to this command. */
class StoredLongAgo extends Error {
  constructor() {
    super('This command was stored in a part of the stream that was not read');
  }
}

const eventIdOf = ({ commandId }: EventMetadata, index: number): string => derivedId(commandId, String(index));

type OpenStream = Readonly<{ folded: Folded | null; added: DomainEvent[]; readOn: boolean }>;

type OpenUnit = Unit & {
  isEmpty(): boolean;
  /** Some stream was not read from its beginning. */
  readOn(): boolean;
  writes(traceparent?: string): readonly StreamWrite[];
  newest(): Position;
};

type Reading = Readonly<{ store: EventStore; personal: Personal; cache: StreamCache | undefined }>;

/** Streams of fewer events are read whole: that is as quick, and leaves the room to others. */
export const KEPT_FROM = 16;

const openUnit = ({ store, personal, cache }: Reading, metadata: EventMetadata): OpenUnit => {
  const streams = new Map<string, OpenStream>();

  const answerRepeat = (events: readonly StoredEvent[]): void => {
    const repeated = events.findLast((event) => event.metadata.commandId === metadata.commandId);
    if (repeated) {
      throw new RecordedBefore(
        repeated.metadata.commandHash === metadata.commandHash
          ? { ok: true, position: repeated.position }
          : refuse('idempotency_key_reused'),
      );
    }
  };

  const fromBeginning = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<OpenStream> => {
    const keep = cache?.keeper();
    const past = await store.read(stream);
    answerRepeat(past);
    const kept = keep !== undefined && past.length >= KEPT_FROM;
    const folded = past.length > 0 ? foldedBy(aggregate, past, { personal, kept }) : null;
    if (kept && folded) await keep(stream, folded);
    return { folded, added: [], readOn: false };
  };

  /** Reads what came after the event that is known; null where nothing is known of this log. */
  const fromKnown = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<OpenStream | null> => {
    const known = await cache?.get(stream);
    if (!cache || known?.evolve !== aggregate.evolve) return null;
    const keep = cache.keeper();
    const [last, ...fresh] = await store.read(stream, known.last.revision);
    if (last?.id !== known.last.id) {
      // The log was replaced by another one.
      cache.drop(stream);
      return null;
    }
    answerRepeat([last, ...fresh]);
    if (fresh.length === 0) return { folded: known, added: [], readOn: true };
    const folded = foldedBy(aggregate, fresh, { personal, known, kept: true });
    await keep(stream, folded);
    return { folded, added: [], readOn: true };
  };

  const open = async <State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<OpenStream> => {
    const opened =
      streams.get(stream) ?? (await fromKnown(aggregate, stream)) ?? (await fromBeginning(aggregate, stream));
    // Loaded twice at once, the first one counts.
    const first = streams.get(stream) ?? opened;
    streams.set(stream, first);
    if (first.folded && first.folded.evolve !== aggregate.evolve)
      throw new Error(`${stream} was loaded as another aggregate in the same command`);
    return first;
  };

  return {
    async load<State, Event extends DomainEvent>(
      aggregate: Aggregate<State, Event>,
      id: string,
    ): Promise<Loaded<State>> {
      const { folded, added } = await open(aggregate, streamOf(aggregate, id));
      // What the store answers has passed the upcasters of this service, and was folded by this aggregate.
      const before = folded ? (folded.state as State) : aggregate.initialState;
      const own = added as readonly DomainEvent[] as readonly Event[];
      return { id, state: own.reduce(aggregate.evolve, before), exists: folded !== null || added.length > 0 };
    },

    append(aggregate, id, events) {
      const stream = streamOf(aggregate, id);
      const opened = streams.get(stream);
      if (!opened) throw new Error(`Load ${stream} before appending to it: its revision is not known`);
      opened.added.push(...events);
    },

    isEmpty: () => [...streams.values()].every(({ added }) => added.length === 0),
    readOn: () => [...streams.values()].some(({ readOn }) => readOn),

    writes(traceparent) {
      let index = 0;
      const traced = traceparent === undefined ? metadata : { ...metadata, traceparent };
      return [...streams].map(([stream, { folded, added }]) => ({
        stream,
        expected: folded?.last.revision ?? 'absent',
        events: added.map((event) => ({
          id: eventIdOf(metadata, index++),
          type: event.type,
          data: event.data as Readonly<Record<string, unknown>>,
          metadata: traced,
        })),
      }));
    },

    newest: () =>
      [...streams.values()].reduce((newest, { folded }) => {
        const last = folded?.last.position ?? START;
        return last > newest ? last : newest;
      }, START),
  };
};
