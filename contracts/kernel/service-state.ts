import * as z from 'zod';
import { defineServiceApi } from './service-api.js';
import { Instant } from './period.js';

export const FollowerState = z.strictObject({
  kind: z.enum(['projection', 'search', 'policy', 'relay', 'reaction', 'clock']),
  /** Read models include their version: `cases@1`. */
  name: z.string(),
  /** `failed` needs an operator, `retrying` recovers by itself, `standby`: another replica runs it. */
  state: z.enum(['starting', 'catching-up', 'live', 'retrying', 'failed', 'stopped', 'standby']),
  /** Unprocessed log positions; null when not countable. */
  behind: z.int().nullable(),
  /** Age of the oldest unprocessed event. */
  seconds: z.number(),
});
export type FollowerState = z.infer<typeof FollowerState>;

export const ServiceState = z.strictObject({
  /** Engine behind each port, such as `sqlite`; no addresses. */
  engines: z.record(z.string(), z.string()),
  followers: z.array(FollowerState),
  backupAt: Instant.nullable(),
});
export type ServiceState = z.infer<typeof ServiceState>;

export const stateApi = (service: string) =>
  defineServiceApi(service, {}, { serviceState: { question: z.strictObject({}), answer: ServiceState } });
export type StateApi = ReturnType<typeof stateApi>;
