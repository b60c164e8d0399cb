import { START } from '@lendring/contracts/kernel/ids.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Bus } from '../../bus/bus.port.js';
import type { EventStore, StoredEvent } from '../../event-store/event-store.port.js';
import { KEYS_NOTE } from '../../keys/keys-note.js';
import type { Documents } from '../../read-models/documents.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import type { Watch } from './watch.js';
import { unlessAborted } from '../../base/back-off.js';
import { createFollower, Poison, type Follower } from './follower.js';
import type { Log } from '../../base/log.js';
import { recordedOf } from './recorded.js';
import type { ServiceParts } from '../service/service-parts.js';

type Options = Readonly<{
  service: string;
  publish: NonNullable<ServiceParts['publish']>;
  store: EventStore;
  documents: Documents;
  bus: Bus;
  log: Log;
  telemetry?: Telemetry | undefined;
  watch?: Watch | undefined;
  /** Milliseconds in which events are batched while others are being sent. */
  gatherMs?: number;
}>;

/** The key of the relay's checkpoint. */
export const CHECKPOINT = 'checkpoint:relay';
/**
 * How long a stop waits for a broker that does not answer; what the broker stored anyway is sent again at the next
 * start.
 */
const STOP_GRACE_MS = 1_000;
/** The longest delay of events because this process is busy. */
const MOST_GATHER_MS = 1_000;

/**
 * The log is the outbox: maps it from its beginning to CloudEvents on the topic named like the service, at least once,
 * in order.
 */
export const createRelay = ({
  service,
  publish,
  store,
  documents,
  bus,
  log,
  telemetry: { tracing } = noTelemetry,
  watch,
  gatherMs = 50,
}: Options): Follower => {
  /** The trace continues in the consumers. */
  const relayed = ({ metadata: { traceparent } }: StoredEvent): string | undefined => {
    const span =
      traceparent === undefined
        ? null
        : tracing.begin({ name: `relay ${service}`, kind: 'producer', parent: traceparent });
    span?.end();
    return span?.traceparent ?? traceparent;
  };

  return createFollower({
    kind: 'relay',
    name: service,
    store,
    prefixes: [''],
    gatherFor: { ms: gatherMs, mostMs: MOST_GATHER_MS },
    log,
    watch,
    begin: async (reached) => (await documents.getValue(CHECKPOINT)) ?? reached ?? START,
    async handle({ events, position }, { signal }) {
      const outgoing = events.flatMap((stored): CloudEvent[] => {
        if (stored.stream === KEYS_NOTE) return [];
        const event = recordedOf(stored);
        try {
          const said = publish(event);
          if (!said) return [];
          const traceparent = relayed(stored);
          return [
            {
              specversion: '1.0',
              id: event.id,
              source: `/${service}`,
              time: event.at,
              datacontenttype: 'application/json',
              ...said,
              ...(traceparent && { traceparent }),
              sequence: stored.position,
            },
          ];
        } catch (error) {
          throw new Poison(event.id, error);
        }
      });
      if (outgoing.length > 0 && !(await unlessAborted(bus.publish(service, outgoing), signal, STOP_GRACE_MS))) return;
      // The checkpoint moves only after the broker's acknowledgement: repeats are recognised by their id, missing
      // events would be lost.
      if (events.length > 0) await documents.setValue(CHECKPOINT, position);
    },
  });
};
