import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

/** What people are searched by. */
export const PeopleSearchKind = z.enum(['nickname', 'email', 'id', 'company']);
export type PeopleSearchKind = z.infer<typeof PeopleSearchKind>;

/** How people who were found may be ordered; with `-` the other way round. */
export const PeopleSort = z.enum(['name', '-name', 'since', '-since']);
export type PeopleSort = z.infer<typeof PeopleSort>;

/** Why somebody looks at a person: they wrote to us, something was reported, about a payment, or for safety. */
export const Occasion = z.enum(['contact', 'report', 'payment', 'safety']);
export type Occasion = z.infer<typeof Occasion>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ by: UserId, ...shape, at: Instant }) });

/** Stream `file-<userId>`: who with a role looked at a person, and what they did to them (ADR 90). */
export const FileEvent = z.discriminatedUnion('type', [
  event('PersonRead', { userId: UserId, occasion: Occasion }),
  /** Everywhere. `reason`: for admins, as in the next one; null once the account is erased. */
  event('PersonSignedOut', { userId: UserId, reason: z.string().nullable() }),
  /** The person asked for it in another way than on their page. */
  event('ErasureStarted', { userId: UserId, reason: z.string().nullable() }),
]);
export type FileEvent = z.infer<typeof FileEvent>;

/** Stream `lookups-<userId>`: what somebody with a role did about people who are not, or not yet, known by an id. */
export const LookupEvent = z.discriminatedUnion('type', [
  /** By what, not for what. */
  event('PeopleSearched', { kind: PeopleSearchKind }),
  /** The mail that confirms an address once more; whose stands in the log of the sign-in alone. */
  event('ConfirmationSent', { reason: z.string().nullable() }),
]);
export type LookupEvent = z.infer<typeof LookupEvent>;
