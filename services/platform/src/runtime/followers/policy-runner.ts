import type { EventStore, StoredEvent } from '../../event-store/event-store.port.js';
import type { Documents } from '../../read-models/documents.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { inSpan } from '../../telemetry/tracing.port.js';
import type { Watch } from './watch.js';
import { inCall } from '../../base/call.js';
import { createBreather } from '../../base/breather.js';
import type { Clock } from '../../base/clock.js';
import { isAway } from '../../rpc/api-errors.js';
import { messageOf } from '../../base/message-of.js';
import { createFollower, type Follower, type GatherFor } from './follower.js';
import type { Log } from '../../base/log.js';
import { parkForPolicy } from './parked.js';
import { recordedOf } from './recorded.js';
import { settled } from './settled.js';
import { systemCommand } from '../service/command-call.js';
import type { Policy } from '../service/service-parts.js';
import { derivedId } from '../../base/uuid.js';

const MOST_UNWRITTEN = 250;

type Options = Readonly<{
  policy: Policy;
  store: EventStore;
  documents: Documents;
  clock: Clock;
  log: Log;
  triesPerEvent?: number;
  gatherFor?: GatherFor;
  telemetry?: Telemetry | undefined;
  watch?: Watch | undefined;
}>;

/** Runs a policy on an event, within the event's request id and trace. A `busy` answer is thrown as an error. */
export const callPolicy =
  ({ policy, clock, telemetry: { tracing } = noTelemetry }: Pick<Options, 'policy' | 'clock' | 'telemetry'>) =>
  async (event: StoredEvent): Promise<void> => {
    const { requestId, traceparent } = event.metadata;
    const answer = await inCall({ requestId }, () =>
      inSpan(
        tracing,
        { name: `policy ${policy.name}`, kind: 'internal', ...(traceparent && { parent: traceparent }) },
        () =>
          policy.react(
            recordedOf(event),
            systemCommand({
              name: policy.name,
              commandId: derivedId(event.id, policy.name),
              at: clock.now(),
              requestId,
            }),
          ),
      ),
    );
    settled(answer);
  };

/**
 * Runs the policy on each new event, in order. Retries errors indefinitely while a service or an engine is
 * unavailable, otherwise `triesPerEvent` times; after the last attempt the event is parked and logged, and the next
 * events follow.
 */
export const createPolicyRunner = ({
  policy,
  store,
  documents,
  clock,
  log,
  triesPerEvent = 8,
  gatherFor = { ms: 20, mostMs: 1_000 },
  telemetry,
  watch,
}: Options): Follower => {
  const checkpoint = `checkpoint:policy:${policy.name}`;
  const tries = new Map<string, number>();
  const types: ReadonlySet<string> | undefined = policy.types && new Set(policy.types);
  let unwritten = 0;

  const call = callPolicy({ policy, clock, telemetry });

  const react = async (event: StoredEvent): Promise<void> => {
    try {
      await call(event);
    } catch (error) {
      const tried = (tries.get(event.id) ?? 0) + 1;
      if (isAway(error) || tried < triesPerEvent) {
        tries.set(event.id, tried);
        throw error;
      }
      log.error(
        { policy: policy.name, eventId: event.id, position: event.position, err: error },
        'Policy cannot process an event; event parked (npm run parked)',
      );
      await parkForPolicy(documents, policy.name, event.id, {
        position: event.position,
        stream: event.stream,
        type: event.type,
        error: messageOf(error),
        at: clock.now(),
      });
    }
    tries.delete(event.id);
  };

  return createFollower({
    kind: 'policy',
    name: policy.name,
    store,
    prefixes: policy.prefixes,
    ...(policy.gathers && { gatherFor }),
    log,
    watch,
    async begin(reached) {
      const kept = await documents.getValue(checkpoint);
      if (kept !== null) return kept;
      // Store the current end of the log at once: a new policy starts there, and its first start may be interrupted.
      const now = reached ?? (await store.head());
      await documents.setValue(checkpoint, now);
      return now;
    },
    async handle({ events, position }, { signal, done }) {
      const concerning = types ? events.filter(({ type }) => types.has(type)) : events;
      unwritten += events.length;
      let reached: string | undefined;
      try {
        const breathe = createBreather();
        for (const event of concerning) {
          await breathe();
          if (signal.aborted) break;
          await react(event);
          done((reached = event.position));
        }
        if (!signal.aborted && (concerning.length > 0 || unwritten >= MOST_UNWRITTEN)) reached = position;
      } finally {
        if (reached !== undefined) {
          await documents.setValue(checkpoint, reached);
          unwritten = 0;
        }
      }
    },
    keep: (position) => documents.setValue(checkpoint, position),
  });
};
