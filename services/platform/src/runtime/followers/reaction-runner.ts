import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotTaken, type Bus, type DeadLetter } from '../../bus/bus.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { inSpan } from '../../telemetry/tracing.port.js';
import { inCall } from '../../base/call.js';
import type { Clock } from '../../base/clock.js';
import { isAway } from '../../rpc/api-errors.js';
import { backOff, sleep } from '../../base/back-off.js';
import { messageOf } from '../../base/message-of.js';
import type { Log } from '../../base/log.js';
import type { Documents } from '../../read-models/documents.port.js';
import { parkForReaction } from './parked.js';
import { Busy, settled } from './settled.js';
import type { Health, Runner } from './runner.js';
import { systemCommand } from '../service/command-call.js';
import type { Reaction } from '../service/service-parts.js';
import { derivedId } from '../../base/uuid.js';

type Options = Readonly<{
  service: string;
  reaction: Reaction;
  bus: Bus;
  /** Stores events that failed permanently. It is not guarded by a lease, because reactions run in every replica. */
  documents: Pick<Documents, 'setValue'>;
  clock: Clock;
  log: Log;
  maxWaitMs?: number;
  telemetry?: Telemetry | undefined;
}>;

/** Runs a reaction on an event, in its own call and span. A `busy` answer is thrown as an error. */
export const callReaction =
  ({ reaction, clock, telemetry: { tracing } = noTelemetry }: Pick<Options, 'reaction' | 'clock' | 'telemetry'>) =>
  async (event: CloudEvent): Promise<void> => {
    const answer = await inCall({ requestId: event.id }, () =>
      inSpan(
        tracing,
        {
          name: `reaction ${reaction.name}`,
          kind: 'consumer',
          ...(event.traceparent && { parent: event.traceparent }),
          attributes: { 'cloudevents.event_type': event.type },
        },
        () =>
          reaction.react(
            event,
            systemCommand({
              name: reaction.name,
              commandId: derivedId(event.id, reaction.name),
              at: clock.now(),
              requestId: event.id,
            }),
          ),
      ),
    );
    settled(answer);
  };

/**
 * Consumes a reaction's topics as a separate consumer group. The bus retries failed events; after the last attempt,
 * they are parked. An attempt that meets an unavailable service or engine waits for it up to `maxWaitMs` and does not
 * count.
 */
export const createReactionRunner = ({
  service,
  reaction,
  bus,
  documents,
  clock,
  log,
  maxWaitMs = 20_000,
  telemetry,
}: Options): Runner => {
  const abort = new AbortController();
  let state: Health['state'] = 'starting';
  let error: string | undefined;
  let stopConsuming: (() => Promise<void>) | undefined;

  const call = callReaction({ reaction, clock, telemetry });

  const handle = (event: CloudEvent): Promise<void> => inCall({ requestId: event.id }, () => persist(event));

  const persist = async (event: CloudEvent): Promise<void> => {
    const until = Date.now() + maxWaitMs;
    for (let tried = 1; ; tried += 1) {
      try {
        await call(event);
        state = 'live';
        error = undefined;
        return;
      } catch (cause) {
        state = 'retrying';
        error = messageOf(cause);
        if (!isAway(cause)) {
          if (!(cause instanceof Busy))
            log.warn(
              { reaction: reaction.name, eventId: event.id, type: event.type, tried, err: cause },
              'Reaction failed',
            );
          throw cause;
        }
        if (abort.signal.aborted || Date.now() >= until) throw new NotTaken(error, { cause });
        await sleep(backOff(tried), abort.signal);
      }
    }
  };

  const park = async ({ topic, event, error: reason }: DeadLetter): Promise<void> => {
    log.error(
      { reaction: reaction.name, eventId: event.id, type: event.type, error: reason },
      'Reaction cannot process an event; event parked (npm run parked)',
    );
    await parkForReaction(documents, reaction.name, { topic, event, error: reason, at: clock.now() });
  };

  return {
    async start() {
      stopConsuming = await bus.consume(`${service}.${reaction.name}`, reaction.topics, handle, park, reaction.types);
      state = 'live';
    },
    async stop() {
      // Stop the bus first, so that it treats running handlers as stopped rather than failed.
      const stopped = stopConsuming?.();
      abort.abort();
      await stopped;
      state = 'stopped';
    },
    health: () => ({ kind: 'reaction', name: reaction.name, state, ...(error === undefined ? {} : { error }) }),
  };
};
