import * as z from 'zod';
import { defineServiceApi } from './service-api.js';
import { Instant } from './period.js';

export const FollowerState = z.strictObject({
  kind: z.enum(['projection', 'search', 'policy', 'relay', 'reaction', 'clock']),
  /** Name of a subscriber; for a read model including its version, such as `cases@1`. */
  name: z.string(),
  /**
   * State of a subscriber. `failed` needs an operator, `retrying` recovers by itself, and `standby` means that
   * another replica runs the subscriber.
   */
  state: z.enum(['starting', 'catching-up', 'live', 'retrying', 'failed', 'stopped', 'standby']),
  /** Number of unprocessed log positions; null when they cannot be counted. */
  behind: z.int().nullable(),
  /** Age of the oldest unprocessed event in seconds. */
  seconds: z.number(),
});
export type FollowerState = z.infer<typeof FollowerState>;

export const ServiceState = z.strictObject({
  /** Engine behind each port, such as `sqlite`, without network addresses. */
  engines: z.record(z.string(), z.string()),
  followers: z.array(FollowerState),
  backupAt: Instant.nullable(),
});
export type ServiceState = z.infer<typeof ServiceState>;

export const stateApi = (service: string) =>
  defineServiceApi(service, {}, { serviceState: { question: z.strictObject({}), answer: ServiceState } });
export type StateApi = ReturnType<typeof stateApi>;
