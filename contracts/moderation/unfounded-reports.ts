import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from './limits.js';
import { filings, pauseDays } from './reporter-limits.js';
import { CaseId, ReportId } from './verdict.js';

/** Account id of a reporter, or an id derived from the address digest for people without an account. */
export const ReporterId = z.uuid();

export const FilingKind = z.enum(filings);

/** `reason`: text shown to the reporter. */
const filed = { reporterId: ReporterId, of: FilingKind, reason: paragraph(limits.note, 1) };

export const PauseDays = z.literal(pauseDays);

export const unfoundedReportsCommands = {
  /**
   * Warns a person about manifestly unfounded reports or complaints. If the person continues, a pause ignores their
   * submissions for some days (DSA art. 23(2)). This command and the following ones are for report staff only.
   */
  warnReporter: z.strictObject(filed),
  pauseReporter: z.strictObject({ ...filed, days: PauseDays }),
  resumeReporter: z.strictObject(filed),
} as const;

/** Report that contains the address of a reporter without an account. */
const Known = z.strictObject({ caseId: CaseId, reportId: ReportId });
export type Known = z.infer<typeof Known>;

/** Submissions at the time of the decision, and the number of manifestly unfounded ones (DSA art. 23(3)). */
const Figures = z.strictObject({ made: z.int(), unfounded: z.int() });
export type Figures = z.infer<typeof Figures>;

const event = eventsWith({ reporterId: ReporterId, at: Instant });

/** `keyId`: account or report whose key encrypts the reason. */
const told = { of: FilingKind, keyId: z.uuid(), known: Known.nullable(), reason: z.string().nullable() };

/** Stream `reporter-<reporterId>`: warnings and pauses of a reporter (DSA art. 23, ADR 114). */
export const ReporterEvent = z.discriminatedUnion('type', [
  event('ReporterWarned', { ...told, figures: Figures, by: UserId }),
  event('ReporterPaused', { ...told, figures: Figures, days: PauseDays, until: Instant, by: UserId }),
  event('ReporterResumed', { ...told, by: UserId.nullable() }),
  /**
   * A visitor's report was ignored during the pause. A mail informs the owner of the address, while the form stays
   * silent, because its user may not own the address.
   */
  event('ReportUnheard', { known: Known }),
]);
export type ReporterEvent = z.infer<typeof ReporterEvent>;

export const FilingStanding = z.strictObject({ warnedAt: Instant.nullable(), pausedUntil: Instant.nullable() });

/** Reports or complaints of a person, as shown to staff. `made` and `unfounded`: number within the last year. */
export const FilingView = FilingStanding.extend({
  made: z.int(),
  unfounded: z.int(),
  /** True when a pause is allowed: the person was warned, continued, and is frequently unfounded. */
  mayPause: z.boolean(),
});

const Done = z.strictObject({
  act: z.enum(['warned', 'paused', 'resumed']),
  of: FilingKind,
  reason: z.string(),
  figures: Figures.nullable(),
  until: Instant.nullable(),
  by: UserId.nullable(),
  at: Instant,
});
export const OwnWarning = Done.omit({ by: true });

export const ReporterView = z.strictObject({
  reporterId: ReporterId,
  visitor: z.boolean(),
  reports: FilingView,
  complaints: FilingView,
  history: z.array(Done),
});
export type ReporterView = z.infer<typeof ReporterView>;

export const reporterPersonal: PersonalFields<ReporterEvent> = {
  ReporterWarned: { subject: 'keyId', fields: ['reason'] },
  ReporterPaused: { subject: 'keyId', fields: ['reason'] },
  ReporterResumed: { subject: 'keyId', fields: ['reason'] },
};

export const unfoundedReportsQueries = {
  ownStanding: {
    question: z.strictObject({}),
    answer: z.strictObject({ reports: FilingStanding, complaints: FilingStanding }),
  },
  /** History and measures of a reporter, for report staff only; null for other callers and for the reporter. */
  reporter: { question: z.strictObject({ reporterId: ReporterId }), answer: ReporterView.nullable() },
} as const;

export const unfoundedReportsRefusals = {
  reporter_not_found: m(
    404,
    'Von dieser Person gibt es keine Meldungen.',
    'There are no reports from this person.',
    'Van deze persoon zijn er geen meldingen.',
  ),
  reporter_own: m(
    403,
    'Über deine eigenen Meldungen entscheidet jemand anders.',
    'Someone else has to decide about your own reports.',
    'Over je eigen meldingen beslist iemand anders.',
  ),
  reporter_not_unfounded: m(
    409,
    'Im letzten Jahr war davon nichts offensichtlich unbegründet. Zu warnen gibt es hier nichts.',
    'None of these was manifestly unfounded within the last year. There’s nothing to warn about.',
    'Het afgelopen jaar was hiervan niets duidelijk ongegrond. Er valt niets te waarschuwen.',
  ),
  reporter_not_frequent: m(
    409,
    'Dafür müssen im letzten Jahr mindestens {count} offensichtlich unbegründet gewesen sein, und eine davon nach der Warnung.',
    'At least {count} must have been manifestly unfounded within the last year, one of them sent after the warning.',
    'Daarvoor moeten er in het afgelopen jaar minstens {count} duidelijk ongegrond zijn geweest, waarvan één na de waarschuwing.',
  ),
  reporter_not_warned: m(
    409,
    'Diese Person muss zuerst gewarnt werden.',
    'This person has to be warned first.',
    'Deze persoon moet eerst gewaarschuwd worden.',
  ),
  reporter_paused: m(
    409,
    'Das ist schon ausgesetzt. Sieh dir die Seite noch einmal an.',
    'This is already suspended. Look at the page again.',
    'Dit is al opgeschort. Bekijk de pagina nog eens.',
  ),
  reporter_is_flagger: m(
    409,
    'Das ist ein vertrauenswürdiger Hinweisgeber. Darüber entscheidet, wer den Status verliehen hat: Wende dich dorthin.',
    'This is a trusted flagger. The body that granted the status decides about it: contact them.',
    'Dit is een betrouwbare flagger. Wie de status heeft toegekend, beslist daarover: neem daar contact mee op.',
  ),
};
