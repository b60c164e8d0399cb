import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { DecisionId, Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from './limits.js';
import { ReporterToken } from './reporter-link.js';
import { CaseId, ComplaintId } from './verdict.js';

export const complaintsCommands = {
  /** Answers a complaint; refused for the staff member who made the decision. */
  answerComplaint: z.strictObject({
    caseId: CaseId,
    complaintId: ComplaintId,
    upheld: z.boolean(),
    answer: paragraph(limits.note, 1),
    unfounded: z.literal(true).optional(),
  }),
  /** Complains about a decision; allowed to the affected person and the reporters, once each, within six months. */
  complain: z.strictObject({ decisionId: DecisionId, text: paragraph(limits.complaint, 1) }),
  /**
   * Complains about a decision without an account, authorised by the link in the reporter's mail; allowed once,
   * within six months.
   */
  complainByLink: z.strictObject({ token: ReporterToken, text: paragraph(limits.complaint, 1), network: Network }),
} as const;

const event = eventsWith({ caseId: CaseId });

export const complaintsEvents = [
  /**
   * The affected person or a reporter complained. `userId` is the id of the report when the reporter has no account.
   */
  event('ComplaintMade', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    text: z.string().nullable(),
    at: Instant,
  }),
  /**
   * `upheld`: true if the complaint is justified. After an upheld complaint of the affected person, a new decision
   * revokes the contested one.
   */
  event('ComplaintAnswered', {
    complaintId: ComplaintId,
    decisionId: DecisionId,
    userId: UserId,
    upheld: z.boolean(),
    answer: z.string().nullable(),
    unfounded: z.literal(true).optional(),
    /** Time of the complaint; absent in older events. */
    complainedAt: Instant.optional(),
    by: UserId,
    at: Instant,
  }),
] as const;

export const complaintsPersonal: PersonalFields<z.infer<(typeof complaintsEvents)[number]>> = {
  ComplaintMade: { subject: 'userId', fields: ['text'] },
  ComplaintAnswered: { subject: 'userId', fields: ['answer'] },
};

export const Complaint = z.strictObject({
  complaintId: ComplaintId,
  decisionId: DecisionId,
  userId: UserId.nullable(),
  side: z.enum(['vendor', 'reporter']),
  locale: Locale,
  text: z.string(),
  at: Instant,
  answered: z
    .strictObject({ upheld: z.boolean(), unfounded: z.boolean(), answer: z.string(), by: UserId, at: Instant })
    .nullable(),
});
export type Complaint = z.infer<typeof Complaint>;

export const complaintsRefusals = {
  complaints_paused: m(
    403,
    'Deine Beschwerden bearbeiten wir bis zum {day} nicht, weil zu viele offensichtlich unbegründet waren. Danach kannst du dich über diese Entscheidung noch beschweren.',
    'We won’t review your complaints until {day} because too many were manifestly unfounded. After that you can still complain about this decision.',
    'We behandelen je bezwaren niet tot {day}, omdat te veel ervan duidelijk ongegrond waren. Daarna kun je tegen deze beslissing nog bezwaar maken.',
  ),
  complaint_made: m(409, 'Du hast dich schon beschwert.', 'You’ve already complained.', 'Je hebt al bezwaar gemaakt.'),
  complaint_over: m(
    409,
    'Gegen diese Entscheidung kannst du dich nicht mehr beschweren.',
    'You can no longer complain about this decision.',
    'Tegen deze beslissing kun je geen bezwaar meer maken.',
  ),
  complaint_not_found: m(
    404,
    'Diese Beschwerde gibt es nicht.',
    'This complaint does not exist.',
    'Dit bezwaar bestaat niet.',
  ),
  too_many_complaints: m(
    429,
    'Von hier kamen gerade viele Beschwerden. Versuch es in einer Stunde noch einmal.',
    'That’s a lot of complaints at once. Try again in an hour.',
    'Er kwamen net veel bezwaren van hier. Probeer het over een uur nog eens.',
  ),
};
