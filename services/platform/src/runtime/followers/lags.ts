import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { ServiceHost } from '../service/service-host.js';
import type { Lag } from '../../telemetry/metrics.port.js';

type Seen = Readonly<{ head: Position; at: number }>;

const counted = /^\d{1,16}$/;
const between = (from: Position, to: Position): number | null =>
  counted.test(from) && counted.test(to) ? Math.max(0, Number(to) - Number(from)) : null;

/**
 * Measures how far the followers of a service lag behind its log. Each reading records the end of the log; a
 * follower's lag in seconds counts from the earliest recorded end that the follower has not reached yet, so idle time
 * never counts.
 */
export const createLags = (
  host: Pick<ServiceHost, 'health'> & Readonly<{ ports: Readonly<{ store: Pick<EventStore, 'head'> }> }>,
  now: () => number = Date.now,
): (() => Promise<readonly Lag[]>) => {
  const waits = new Map<string, Seen>();
  return async () => {
    const head = await host.ports.store.head().catch(() => null);
    const time = now();
    const { service, parts } = host.health();
    return parts.flatMap(({ kind, name, state, position }): Lag[] => {
      if (position === undefined || head === null) return [{ service, kind, name, state, positions: null, seconds: 0 }];
      const key = `${kind} ${name}`;
      const waiting = waits.get(key);
      if (!waiting || position >= waiting.head) waits.set(key, { head, at: time });
      const seconds = position >= head ? 0 : (time - (waits.get(key)?.at ?? time)) / 1000;
      return [{ service, kind, name, state, positions: between(position, head), seconds }];
    });
  };
};
