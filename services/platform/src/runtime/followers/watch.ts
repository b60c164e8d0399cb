import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Health } from './runner.js';
import type { Telemetry } from '../../telemetry/telemetry.js';

export type Followed = Readonly<{
  kind: Health['kind'];
  name: string;
  events: readonly StoredEvent[];
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Whether it had reached the end of the log before, so that its events have just happened. */
  live: boolean;
}>;

/** Called with every batch a follower has finished. */
export type Watch = (followed: Followed) => void;

/** Measures the delay of read models and policies, and ends an event's trace in each read model that shows it. */
export const createWatch =
  (service: string, { metrics, tracing }: Telemetry): Watch =>
  ({ kind, name, events, startedAt, live }) => {
    // Old events, of a rebuild for example, are not measured.
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
