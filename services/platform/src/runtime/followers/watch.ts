import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Health } from './runner.js';
import type { Telemetry } from '../../telemetry/telemetry.js';

export type Followed = Readonly<{
  kind: Health['kind'];
  name: string;
  events: readonly StoredEvent[];
  /** Epoch milliseconds. */
  startedAt: number;
  /** True if the follower had caught up before, so that its events are recent. */
  live: boolean;
}>;

export type Watch = (followed: Followed) => void;

/** Measures the delay of read models and policies, and ends an event's trace in each read model that includes it. */
export const createWatch =
  (service: string, { metrics, tracing }: Telemetry): Watch =>
  ({ kind, name, events, startedAt, live }) => {
    if (!live) return;
    const now = Date.now();
    for (const { type, metadata } of events) {
      metrics.followed(service, kind, name, Math.max(0, now - Date.parse(metadata.at)) / 1000);
      if (kind !== 'projection' || metadata.traceparent === undefined) continue;
      tracing
        .begin({
          name: `project ${name}`,
          kind: 'consumer',
          parent: metadata.traceparent,
          startedAt,
          attributes: { 'event.type': type },
        })
        ?.end();
    }
  };
