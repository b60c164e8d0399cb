import { setTimeout as pause } from 'node:timers/promises';
import { isRefused, streamOf } from '@lendring/contracts/kernel/decider.js';
import { type Actor, type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { Personal } from '@lendring/contracts/kernel/events.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
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
import type { CommandHandler } from './service-parts.js';
import { createKeyedMutex } from '../../base/keyed-mutex.js';
import { eventIdOf, openUnit, RecordedBefore, type OpenUnit, type Source } from './open-unit.js';
import type { StreamCache } from './stream-cache.js';

type Options = Readonly<{
  service?: string;
  telemetry?: Telemetry;
  store: EventStore;
  keys: Pick<SubjectKeys, 'keyFor'>;
  personal?: Personal;
  cache?: StreamCache | undefined;
  afterAppend?: (position: Position) => Promise<void> | void;
}>;

type Appended = Readonly<{ writes: readonly StreamWrite[]; position: Position }>;
type Attempt = Parameters<CommandHandler['execute']>[1];

/** Retries after the first attempt, which may have used the cache. */
const TRIES = 5;

/** Milliseconds for which commands on a stream queue in this process behind one that runs. */
const PATIENCE_MS = 2_000;

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

  const append = (unit: OpenUnit): Promise<Appended> =>
    inSpan(tracing, { name: `append ${service}`, kind: 'internal' }, async () => {
      const began = performance.now();
      const writes = unit.writes(currentCall().traceparent);
      const position = await store.append(writes);
      metrics.append(service, (performance.now() - began) / 1000);
      return { writes, position };
    });

  /** Unit that finds out at its first read that other commands of this process wait for the stream. */
  const joiningLines = (unit: OpenUnit): OpenUnit => {
    const joining =
      (load: OpenUnit['load']): OpenUnit['load'] =>
      (aggregate, id) => {
        const stream = streamOf(aggregate, id);
        return inTurn.isBusy(stream) ? Promise.reject(new InLine(stream)) : load(aggregate, id);
      };
    return { ...unit, load: joining(unit.load), loadNew: joining(unit.loadNew) };
  };

  const tryOnce = async (
    metadata: EventMetadata,
    attempt: Attempt,
    source: Source,
    isInTurn: boolean,
  ): Promise<CommandAnswer> => {
    const opened = openUnit({ store, personal, cache, source, metadata });
    const unit = isInTurn ? opened : joiningLines(opened);
    const decision = await attempt(unit).catch(async (error: unknown) => {
      if (error instanceof InLine) throw error;
      await unit.checkRemembered();
      throw error;
    });
    if (isRefused(decision) || unit.isEmpty()) {
      // Verify remembered streams when nothing is appended, because no conflict would reveal that a stream has moved
      // or that the command was stored earlier.
      await unit.checkRemembered();
      if (unit.isPart() && (await store.holds(eventIdOf(metadata, 0)))) throw new StoredLongAgo();
      return isRefused(decision) ? { ok: false, refusal: decision.refusal } : { ok: true, position: unit.newest() };
    }
    const { writes, position } = await append(unit);
    if (unit.isPart() && position <= unit.newest()) throw new StoredLongAgo();
    await unit.keep(writes, position);
    await afterAppend?.(position);
    return { ok: true, position };
  };

  const answerOf = async (event: StoredEvent, { commandHash: asked }: EventMetadata): Promise<CommandAnswer> =>
    event.metadata.commandHash === asked
      ? { ok: true, position: await store.endOf(event) }
      : refuse<RuntimeRefusal>('idempotency_key_reused');

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
      let source: Source = cache ? 'memory' : 'log';
      for (let tried = source === 'memory' ? 0 : 1; ; tried += 1) {
        try {
          // Queue commands per stream after a conflict, and behind those that queue, so that commands of one process
          // run sequentially rather than colliding again.
          const from = source;
          return await (moved === undefined
            ? tryOnce(metadata, attempt, from, false)
            : inTurn(moved, () => tryOnce(metadata, attempt, from, true)));
        } catch (error) {
          if (error instanceof InLine) {
            moved = error.stream;
            tried -= 1;
            continue;
          }
          if (error instanceof RecordedBefore) return answerOf(error.event, metadata);
          if (source !== 'log' && (error instanceof StoredLongAgo || error instanceof EventIdReused)) {
            source = 'log';
            continue;
          }
          if (error instanceof EventIdReused) return refuse<RuntimeRefusal>('idempotency_key_reused');
          if (!(error instanceof RevisionConflict)) throw error;
          if (tried === TRIES) return refuse<RuntimeRefusal>('busy');
          if (source === 'memory') source = 'memory and log';
          if (moved !== undefined) await pause(Math.random() * 2 ** tried * 4);
          moved = error.stream;
        }
      }
    },
  };
  return handler;
};

/** Actor in event metadata: `system:<name>`, `visitor` or the account id. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'user' ? actor.userId : actor.kind === 'visitor' ? 'visitor' : `system:${actor.name}`;

class InLine extends Error {
  constructor(readonly stream: string) {
    super(`Other commands wait for ${stream}`);
  }
}

class StoredLongAgo extends Error {
  constructor() {
    super('This command was stored in a part of the stream that was not read');
  }
}
