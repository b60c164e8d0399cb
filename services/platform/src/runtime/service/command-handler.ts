import { setTimeout as pause } from 'node:timers/promises';
import { isRefused, streamOf, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
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
import { createTurns } from '../../base/turns.js';
import { derivedId } from '../../base/uuid.js';

type Options = Readonly<{
  /** Label for append metrics. */
  service?: string;
  telemetry?: Telemetry;
  store: EventStore;
  keys: Pick<SubjectKeys, 'keyFor'>;
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
  afterAppend,
}: Options): CommandHandler => {
  const inTurn = createTurns(PATIENCE_MS);

  /** The events carry the span that stored them: followers continue its trace. */
  const append = (unit: OpenUnit): Promise<Position> =>
    inSpan(tracing, { name: `append ${service}`, kind: 'internal' }, async () => {
      const began = performance.now();
      const position = await store.append(unit.writes(currentCall().traceparent));
      metrics.append(service, (performance.now() - began) / 1000);
      return position;
    });

  const tryOnce = async (metadata: EventMetadata, attempt: Attempt): Promise<CommandAnswer> => {
    const unit = openUnit(store, metadata);
    const decision = await attempt(unit);
    if (isRefused(decision)) return { ok: false, refusal: decision.refusal };
    if (unit.isEmpty()) return { ok: true, position: unit.newest() };
    const position = await append(unit);
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
      for (let tried = 1; ; tried += 1) {
        try {
          // After a conflict commands queue per stream: within a process they run one by one instead of colliding
          // again.
          return await (moved === undefined
            ? tryOnce(metadata, attempt)
            : inTurn(moved, () => tryOnce(metadata, attempt)));
        } catch (error) {
          if (error instanceof RecordedBefore) return error.answer;
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

type OpenStream = { readonly past: readonly StoredEvent[]; readonly added: DomainEvent[] };

type OpenUnit = Unit & { isEmpty(): boolean; writes(traceparent?: string): readonly StreamWrite[]; newest(): Position };

const openUnit = (store: EventStore, metadata: EventMetadata): OpenUnit => {
  const streams = new Map<string, OpenStream>();

  const open = async (stream: string): Promise<OpenStream> => {
    const known = streams.get(stream);
    if (known) return known;
    const past = await store.read(stream);
    const repeated = past.findLast((event) => event.metadata.commandId === metadata.commandId);
    if (repeated) {
      throw new RecordedBefore(
        repeated.metadata.commandHash === metadata.commandHash
          ? { ok: true, position: repeated.position }
          : refuse('idempotency_key_reused'),
      );
    }
    const opened = streams.get(stream) ?? { past, added: [] };
    streams.set(stream, opened);
    return opened;
  };

  return {
    async load<State, Event extends DomainEvent>(
      aggregate: Aggregate<State, Event>,
      id: string,
    ): Promise<Loaded<State>> {
      const { past, added } = await open(streamOf(aggregate, id));
      // The stream's name determines its events' types; the store's answer has passed the upcasters of this service.
      const events = [...past, ...added] as readonly DomainEvent[] as readonly Event[];
      return { id, state: events.reduce(aggregate.evolve, aggregate.initialState), exists: events.length > 0 };
    },

    append(aggregate, id, events) {
      const stream = streamOf(aggregate, id);
      const opened = streams.get(stream);
      if (!opened) throw new Error(`Load ${stream} before appending to it: its revision is not known`);
      opened.added.push(...events);
    },

    isEmpty: () => [...streams.values()].every(({ added }) => added.length === 0),

    writes(traceparent) {
      let index = 0;
      const traced = traceparent === undefined ? metadata : { ...metadata, traceparent };
      return [...streams].map(([stream, { past, added }]) => ({
        stream,
        expected: past.at(-1)?.revision ?? 'absent',
        events: added.map((event) => ({
          id: derivedId(metadata.commandId, String(index++)),
          type: event.type,
          data: event.data as Readonly<Record<string, unknown>>,
          metadata: traced,
        })),
      }));
    },

    newest: () =>
      [...streams.values()].reduce((newest, { past }) => {
        const last = past.at(-1)?.position ?? START;
        return last > newest ? last : newest;
      }, START),
  };
};
