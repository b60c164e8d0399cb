import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';

const event = eventsWith({ userId: UserId });

export const suspensionEvents = [
  event('AccountSuspended', { until: Instant.nullable(), at: Instant }),
  event('AccountReinstated', { at: Instant }),
] as const;

/**
 * Current account status. `suspended`: may not write and has no roles; a null `until` means permanently. `deleted`:
 * the account is deleted, although tokens of an external issuer may still name it.
 */
export const Standing = z.strictObject({
  roles: z.array(Role),
  suspended: z.strictObject({ until: Instant.nullable() }).nullable(),
  deleted: z.literal(true).optional(),
});
export type Standing = z.infer<typeof Standing>;

export const suspensionQueries = {
  /**
   * Account status, read from the event log, because a lagging read model must not let a removed admin or suspended
   * person act.
   */
  standing: { question: z.strictObject({}), answer: Standing },
} as const;
