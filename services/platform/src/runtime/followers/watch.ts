import type { StoredEvent } from '../../event-store/event-store.port.js';
import type { Health } from './runner.js';
import type { Telemetry } from '../../telemetry/telemetry.js';

export type Followed = Readonly<{
  kind: Health['kind'];
  name: string;
  events: readonly StoredEvent[];
  /** Milliseconds since 1970. */
  startedAt: number;
  /** It had reached the end of the log before: what it does now has just happened. */
  live: boolean;
}>;

/** Is told of every batch that a follower has done. */
export type Watch = (followed: Followed) => void;

/** How late read models and policies are, and where an event's trace ends: in each read model that shows it. */
export const createWatch =
  (service: string, { metrics, tracing }: Telemetry): Watch =>
  ({ kind, name, events, startedAt, live }) => {
    // What is caught up on, a rebuild for example, is no news.
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
