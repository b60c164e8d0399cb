import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { OPERATOR_TIME_ZONE } from '../kernel/days.js';
import { type Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';
import { locales } from '../reference/languages.js';

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
export type Suspension = NonNullable<Standing['suspended']>;

/** Refusal of a write by a suspended user, with the last day in their language and the operator's time zone. */
export const suspensionRefusal = ({ until }: Suspension, locale: Locale) => {
  if (until === null) return { code: 'account_suspended_for_good' } as const;
  const day = new Intl.DateTimeFormat(locales[locale].iso, { dateStyle: 'long', timeZone: OPERATOR_TIME_ZONE });
  return { code: 'account_suspended', params: { day: day.format(new Date(until)) } } as const;
};

export const suspensionQueries = {
  /**
   * Account status, read from the event log, because a lagging read model must not let a removed admin or suspended
   * person act.
   */
  standing: { question: z.strictObject({}), answer: Standing },
} as const;
