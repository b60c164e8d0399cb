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
  gatherMs?: number;
}>;

export const CHECKPOINT = 'checkpoint:relay';
/**
 * Milliseconds for which a stop waits for an unresponsive broker; events that the broker stored anyway are sent again
 * at the next start.
 */
const STOP_GRACE_MS = 1_000;
const MOST_GATHER_MS = 1_000;

/**
 * Outbox relay: publishes the log from its beginning as CloudEvents on the topic named after the service, at least once
 * and in order.
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
      // Store the checkpoint only after the broker's acknowledgement: repeats are recognised by their id, but skipped
      // events would be lost.
      if (events.length > 0) await documents.setValue(CHECKPOINT, position);
    },
    keep: (position) => documents.setValue(CHECKPOINT, position),
  });
};
