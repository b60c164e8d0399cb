import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';

export const PeopleSearchKind = z.enum(['nickname', 'email', 'id', 'company']);
export type PeopleSearchKind = z.infer<typeof PeopleSearchKind>;

/** A leading `-` reverses the order. */
export const PeopleSort = z.enum(['name', '-name', 'since', '-since']);
export type PeopleSort = z.infer<typeof PeopleSort>;

export const Occasion = z.enum(['contact', 'report', 'payment', 'safety']);
export type Occasion = z.infer<typeof Occasion>;

const event = eventsWith({ by: UserId, at: Instant });

/** Stream `file-<userId>`: audit log of staff who viewed a person or acted on their account (ADR 90). */
export const FileEvent = z.discriminatedUnion('type', [
  event('PersonRead', { userId: UserId, occasion: Occasion }),
  event('PersonSignedOut', { userId: UserId, reason: z.string().nullable() }),
  event('ErasureStarted', { userId: UserId, reason: z.string().nullable() }),
]);
export type FileEvent = z.infer<typeof FileEvent>;

/** Stream `lookups-<userId>`: audit log of a staff member's actions on people without a known id. */
export const LookupEvent = z.discriminatedUnion('type', [
  event('PeopleSearched', { kind: PeopleSearchKind }),
  /** Resends the address confirmation mail; only the sign-in log records to which address. */
  event('ConfirmationSent', { reason: z.string().nullable() }),
]);
export type LookupEvent = z.infer<typeof LookupEvent>;
