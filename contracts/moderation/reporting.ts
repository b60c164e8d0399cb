import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { Instant } from '../kernel/period.js';
import { Line, Snapshot, Subject, SubjectKind } from '../kernel/subject.js';
import { line, paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from './limits.js';
import { ReporterId } from './unfounded-reports.js';
import { CaseId, ReportId, ReportTypeId } from './verdict.js';

/** Contact details of a reporter without an account (DSA art. 16), for the receipt. */
export const ReporterContact = z.strictObject({ name: line(limits.name), email: Email });
export type ReporterContact = z.infer<typeof ReporterContact>;

export const reportingCommands = {
  /**
   * Reports a subject that the reporter can see. All reports on one subject form one case, and a person may report
   * the subject again only after a decision. `contact`: for visitors only; null when signed in.
   */
  report: z.strictObject({
    reportId: ReportId,
    subject: Subject,
    typeId: ReportTypeId,
    description: paragraph(limits.description),
    contact: ReporterContact.nullable(),
    network: Network,
  }),
} as const;

const event = eventsWith({ caseId: CaseId });

export const reportingEvents = [
  event('CaseOpened', { subject: Subject, ownerId: UserId, at: Instant }),
  /** Snapshot of the subject at the time of the report; null once the owner's account is deleted. */
  event('SubjectSeen', { ownerId: UserId, snapshot: Snapshot.nullable(), at: Instant }),
  /**
   * Messages of one side of a conversation, encrypted with that person's key, because the snapshot of the
   * conversation contains no messages. Null once the account is deleted.
   */
  event('SideSeen', { authorId: UserId, lines: z.array(Line).nullable(), at: Instant }),
  /**
   * `reporterId`: account of the reporter, or the report's own id without an account; its key encrypts the reporter's
   * text. `visitor`: keyed digest of a visitor's address.
   */
  event('ReportReceived', {
    reportId: ReportId,
    reporterId: z.uuid(),
    signedIn: z.boolean(),
    visitor: z.string().nullable(),
    kind: SubjectKind,
    typeId: ReportTypeId,
    description: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    locale: Locale,
    trusted: z.literal(true).optional(),
    /** True when no receipt is mailed, because the unconfirmed address has reached its limit. */
    quiet: z.literal(true).optional(),
    parties: z.array(UserId).optional(),
    at: Instant,
  }),
  event('ReporterForgotten', { reportId: ReportId, at: Instant }),
] as const;

export const reportingPersonal: PersonalFields<z.infer<(typeof reportingEvents)[number]>> = {
  SubjectSeen: { subject: 'ownerId', fields: ['snapshot'] },
  SideSeen: { subject: 'authorId', fields: ['lines'] },
  ReportReceived: { subject: 'reporterId', fields: ['description', 'name', 'email'] },
};

export const Report = z.strictObject({
  reportId: ReportId,
  userId: UserId.nullable(),
  /** Contact details of a visitor; null for users, and once erased. */
  contact: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  typeId: ReportTypeId,
  description: z.string(),
  trusted: z.boolean(),
  unfounded: z.boolean(),
  /** Id of the reporter for the query `reporter`; null for a visitor whose data was erased. */
  reporterId: ReporterId.nullable(),
  locale: Locale,
  at: Instant,
});

/** Recent cases of a reporter, and the number found unjustified (DSA art. 23). */
export const ReporterRecord = z.strictObject({ reports: z.int(), declined: z.int() });
export type ReporterRecord = z.infer<typeof ReporterRecord>;

export const reportingQueries = {
  /**
   * Subject that the caller wants to report: its title, and as `quote` the text of a message, rating or reply. `own`:
   * true if the subject belongs to the caller, who may not report it. Null when not visible to the caller.
   */
  reportable: {
    question: z.strictObject({ subject: Subject }),
    answer: z.strictObject({ title: z.string(), quote: z.string().nullable(), own: z.boolean() }).nullable(),
  },
} as const;

export const reportingRefusals = {
  report_subject_not_found: m(
    404,
    'Das gibt es nicht oder nicht mehr.',
    'This doesn’t exist or has been deleted.',
    'Dit bestaat niet of niet meer.',
  ),
  report_own: m(
    409,
    'Das ist von dir selbst. Melden kannst du nur, was von anderen ist.',
    'This is your own. You can only report other people’s.',
    'Dit is van jezelf. Je kunt alleen melden wat van anderen is.',
  ),
  report_type: m(400, 'Wähl einen dieser Gründe.', 'Choose one of these reasons.', 'Kies een van deze redenen.'),
  report_description_needed: m(
    400,
    'Beschreib bitte, worum es geht.',
    'Please describe what it’s about.',
    'Beschrijf waar het om gaat.',
  ),
  report_again: m(
    409,
    'Du hast das schon gemeldet. Wir sehen es uns an.',
    'You’ve already reported this. We’re looking at it.',
    'Je hebt dit al gemeld. We kijken ernaar.',
  ),
  report_contact_needed: m(
    400,
    'Wir brauchen deinen Namen und deine E-Mail-Adresse, um dir zu antworten.',
    'We need your name and email address to answer you.',
    'We hebben je naam en e-mailadres nodig om je te antwoorden.',
  ),
  too_many_reports: m(
    429,
    'So viele Meldungen auf einmal gehen nicht. Versuch es in einer Stunde noch einmal.',
    'That is too many reports at once. Try again in an hour.',
    'Zo veel meldingen tegelijk gaat niet. Probeer het over een uur nog eens.',
  ),
  reports_paused: m(
    403,
    'Deine Meldungen bearbeiten wir bis zum {day} nicht, weil zu viele offensichtlich unbegründet waren. Den Grund und was du dagegen tun kannst, haben wir dir geschrieben. Sexuelle Inhalte kannst du weiter melden; bei Gefahr ruf die Polizei.',
    'We won’t review your reports until {day} because too many were manifestly unfounded. We’ve written to you why, and what you can do about it. You can still report sexual content; if someone is in danger, call the police.',
    'We behandelen je meldingen niet tot {day}, omdat te veel ervan duidelijk ongegrond waren. We hebben je geschreven waarom en wat je ertegen kunt doen. Seksuele inhoud kun je nog steeds melden; bel bij gevaar de politie.',
  ),
};
