import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';
import { StaffReason } from '../kernel/staff-reason.js';
import { HeldRole } from './roles.js';
import { Organisation } from './profile.js';
import { Standing } from './suspension.js';

export const PeopleSearchKind = z.enum(['nickname', 'email', 'id', 'company']);
export type PeopleSearchKind = z.infer<typeof PeopleSearchKind>;

export const Occasion = z.enum(['contact', 'report', 'payment', 'safety']);
export type Occasion = z.infer<typeof Occasion>;

export const peopleCommands = {
  noteSearch: z.strictObject({ kind: PeopleSearchKind }),
  noteRead: z.strictObject({ userId: UserId, occasion: Occasion }),
  noteSignOut: z.strictObject({ userId: UserId, reason: StaffReason }),
  noteConfirmation: z.strictObject({ reason: StaffReason }),
} as const;

/** Order of people; a leading `-` reverses it. */
export const PeopleSort = z.enum(['name', '-name', 'since', '-since']);
export type PeopleSort = z.infer<typeof PeopleSort>;

const event = eventsWith({ by: UserId, at: Instant });

/** Stream `file-<userId>`: audit log of staff who viewed a person or acted on the person's account (ADR 90). */
export const FileEvent = z.discriminatedUnion('type', [
  event('PersonRead', { userId: UserId, occasion: Occasion }),
  event('PersonSignedOut', { userId: UserId, reason: z.string().nullable() }),
  event('ErasureStarted', { userId: UserId, reason: z.string().nullable() }),
]);
export type FileEvent = z.infer<typeof FileEvent>;

/** Stream `lookups-<userId>`: audit log of a staff member's actions for which no person's id is known. */
export const LookupEvent = z.discriminatedUnion('type', [
  event('PeopleSearched', { kind: PeopleSearchKind }),
  /** Staff resent a confirmation mail; only the sign-in log records the email address. */
  event('ConfirmationSent', { reason: z.string().nullable() }),
]);
export type LookupEvent = z.infer<typeof LookupEvent>;

export const peoplePersonal: PersonalFields<FileEvent | LookupEvent> = {
  PersonSignedOut: { subject: 'userId', fields: ['reason'] },
  ErasureStarted: { subject: 'userId', fields: ['reason'] },
  ConfirmationSent: { subject: 'by', fields: ['reason'] },
};

export const PersonRow = z.strictObject({
  userId: UserId,
  nickname: z.string().nullable(),
  commercial: z.boolean(),
  organisation: Organisation.nullable(),
  company: z.string().nullable(),
  registeredAt: Instant,
  roles: z.array(Role),
  suspended: Standing.shape.suspended,
});
export type PersonRow = z.infer<typeof PersonRow>;

/** Audit entry for an action by staff or the system. `by`: an account id, or `system:<name>`. */
export const FileEntry = z.strictObject({
  what: z.enum(['read', 'signed_out', 'erasure_started', 'role_given', 'role_taken']),
  role: Role.nullable(),
  occasion: Occasion.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  at: Instant,
});
export type FileEntry = z.infer<typeof FileEntry>;

/** Staff view of a person, without address, names and messages. */
export const PersonView = PersonRow.extend({
  /** Null except for staff who help with sign-in. */
  email: z.string().nullable(),
  verified: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  heldRoles: z.array(HeldRole),
  /** Audit entries, newest first, for admins; null for other staff. */
  history: z.array(FileEntry).nullable(),
});
export type PersonView = z.infer<typeof PersonView>;

export const peopleQueries = {
  /**
   * People for support staff; empty for other callers. `text` is the prefix of a nickname or company, or a complete
   * email address or id. The default order is by nickname, and deleted accounts are excluded.
   */
  people: {
    question: z.strictObject({
      kind: PeopleSearchKind,
      text: z.string().max(200),
      sort: PeopleSort.optional(),
      paging: Paging,
    }),
    answer: pageOf(PersonRow),
  },
  /** Person for support staff, read from the event log; null for other callers and for a deleted account. */
  person: { question: z.strictObject({ userId: UserId }), answer: PersonView.nullable() },
} as const;

export const peopleRefusals = {
  person_not_found: m(404, 'Dieses Konto gibt es nicht.', 'This account doesn’t exist.', 'Dit account bestaat niet.'),
};
