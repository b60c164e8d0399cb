import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { Organisation } from '../account/profile.js';
import { Occasion, PeopleSearchKind, PeopleSort } from '../account/people.js';
import { InvoiceId } from '../billing/invoices.js';
import { Email } from '../kernel/email.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';
import { CaseId } from '../moderation/verdict.js';
import { call } from './call.js';
import { HeldRoleShape, RoleHolderShape } from './profile.js';
import { pageBody, pagedShape } from './shapes.js';

export const PersonRowShape = z.object({
  user_id: UserId,
  nickname: z.string().nullable(),
  commercial: z.boolean(),
  organisation: Organisation.nullable(),
  company: z.string().nullable(),
  registered_at: Instant,
  roles: z.array(Role),
  suspended: z.object({ until: Instant.nullable() }).nullable(),
});
export type PersonRowShape = z.infer<typeof PersonRowShape>;

const Whom = z.object({ user_id: UserId, nickname: z.string().nullable() });

export const PersonShape = PersonRowShape.extend({
  email: z.string().nullable().describe('For who helps people to sign in; null for others.'),
  verified: z.object({ email: z.boolean(), phone: z.boolean() }),
  held_roles: z.array(HeldRoleShape.extend({ by: Whom.nullable() })),
  offers: z.object({ active: z.int(), all: z.int() }).nullable(),
  cases: z.object({ open: z.int(), all: z.int(), suspended_by: z.array(CaseId) }).nullable(),
  plan: z
    .object({
      booked: z
        .object({
          title: z.string(),
          trial: z.boolean(),
          renews_on: Day.nullable().describe('Null: it is cancelled, or a trial'),
          ends_on: Day.nullable().describe('The last day; null: it renews'),
        })
        .nullable()
        .describe('Null: none is.'),
    })
    .nullable()
    .describe('For who looks after invoices; null for others, and while the service that knows does not answer.'),
  history: z
    .array(
      z.object({
        what: z.enum(['read', 'signed_out', 'erasure_started', 'role_given', 'role_taken', 'invoice_cancelled']),
        role: Role.nullable(),
        invoice_id: InvoiceId.nullable(),
        occasion: Occasion.nullable(),
        reason: z.string().nullable(),
        by: Whom.nullable(),
        at: Instant,
      }),
    )
    .nullable()
    .describe('For admins, the last one first; null for others.'),
});
export type PersonShape = z.infer<typeof PersonShape>;

const reasoned = z.strictObject({ reason: StaffReason.describe('Kept in the log, for admins.') });

export const peopleCalls = {
  people: call('POST /person_search', {
    access: 'people',
    reads: true,
    body: z.strictObject({
      kind: PeopleSearchKind,
      text: z.string().trim().min(1).max(200).describe('How a nickname or company begins, or a whole address or id'),
      sort: PeopleSort.default('name').describe('With `-` the other way round'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
      ...pageBody,
    }),
    summary: 'Search people',
    note: 'The log keeps that somebody searched, and by what, not for what.',
    answer: pagedShape({ people: z.array(PersonRowShape) }),
  }),
  person: call('GET /person/{id}', {
    access: 'people',
    id: UserId,
    query: z.object({ occasion: Occasion }),
    summary: 'What is known of a person',
    note: 'The log keeps who looked, when and why.',
    answer: PersonShape,
  }),
  signPersonOut: call('PATCH /person_sign_out/{id}', {
    access: 'sign_ins',
    id: UserId,
    body: reasoned,
    summary: 'Sign a person out everywhere',
    note: 'Who has a role is signed out by admins alone.',
  }),
  sendConfirmation: call('POST /person_confirmation', {
    access: 'sign_ins',
    body: reasoned.extend({ email: Email, language: Locale }),
    summary: 'Send the mail again that confirms an address',
    note: 'The answer is the same whether anybody registered with it and waits, or not.',
  }),
  erasePerson: call('PATCH /person_erase/{id}', {
    access: 'admin',
    id: UserId,
    key: 'userId',
    body: reasoned,
    sends: 'account.erasePerson',
    summary: 'Delete the account of somebody who asked for it',
    note: 'As they would themselves: refused while something is lent or agreed, and for ever.',
  }),
} as const;

export const roleCalls = {
  roles: call('GET /role', {
    access: 'admin',
    summary: 'Everybody with a role; who got one first comes first',
    answer: z.array(RoleHolderShape),
  }),
  giveRole: call('PATCH /role_give/{id}', {
    access: 'admin',
    id: UserId,
    body: z.strictObject({ role: Role, reason: StaffReason.describe('For admins.') }),
    summary: 'Give somebody a role',
    answer: RoleHolderShape,
  }),
  takeRole: call('PATCH /role_take/{id}', {
    access: 'admin',
    id: UserId,
    body: z.strictObject({ role: Role, reason: StaffReason.describe('For admins.') }),
    summary: 'Take a role from somebody, or from oneself; the last admin stays',
    answer: RoleHolderShape,
  }),
} as const;
