import * as z from 'zod';
import { defineDoor } from './door.js';
import { Instant } from './period.js';

/** A background part of a service, and how far it is behind the log. */
export const FollowerState = z.strictObject({
  kind: z.enum(['projection', 'search', 'policy', 'relay', 'reaction', 'clock']),
  /** Of a read model with its version: `cases@1`. */
  name: z.string(),
  /** `failed` needs a person, `retrying` recovers by itself, on `standby` another replica runs it. */
  state: z.enum(['starting', 'catching-up', 'live', 'retrying', 'failed', 'stopped', 'standby']),
  /** Positions of the log that it has not done yet; null where they cannot be counted. */
  behind: z.int().nullable(),
  /** For how long something that was there has waited for it. */
  seconds: z.number(),
});
export type FollowerState = z.infer<typeof FollowerState>;

/** How a service is: what every door answers, whatever else it answers. */
export const ServiceState = z.strictObject({
  /** The kind of engine behind each port, such as `sqlite`; no addresses. */
  engines: z.record(z.string(), z.string()),
  followers: z.array(FollowerState),
  /** When a backup last told this service that it was made; null: none ever has. */
  backupAt: Instant.nullable(),
});
export type ServiceState = z.infer<typeof ServiceState>;

/** What every service answers beside its own door. */
export const stateDoor = (service: string) =>
  defineDoor(service, {}, { serviceState: { question: z.strictObject({}), answer: ServiceState } });
export type StateDoor = ReturnType<typeof stateDoor>;
