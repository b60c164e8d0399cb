import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { CaseId, ReportId } from './decisions.js';
import { filings, pauseDays } from './reporter-limits.js';

/** Account id, or an id derived from the address digest for people without an account. */
export const ReporterId = z.uuid();

export const FilingKind = z.enum(filings);
export const PauseDays = z.literal(pauseDays);

/** Report that contains the address of a reporter without an account. */
const Known = z.strictObject({ caseId: CaseId, reportId: ReportId });
export type Known = z.infer<typeof Known>;

/** Submissions and manifestly unfounded ones among them at the time of the decision (DSA art. 23(3)). */
const Figures = z.strictObject({ made: z.int(), unfounded: z.int() });
export type Figures = z.infer<typeof Figures>;

const event = eventsWith({ reporterId: ReporterId, at: Instant });

/** `keyId`: account or report whose key encrypts the reason. */
const told = { of: FilingKind, keyId: z.uuid(), known: Known.nullable(), reason: z.string().nullable() };

/** Stream `reporter-<reporterId>`: warnings and pauses (DSA art. 23, ADR 114). */
export const ReporterEvent = z.discriminatedUnion('type', [
  event('ReporterWarned', { ...told, figures: Figures, by: UserId }),
  event('ReporterPaused', { ...told, figures: Figures, days: PauseDays, until: Instant, by: UserId }),
  event('ReporterResumed', { ...told, by: UserId.nullable() }),
  /**
   * A visitor's report was ignored during the pause. Only the mail says so, because the form's user may not own the
   * address.
   */
  event('ReportUnheard', { known: Known }),
]);
export type ReporterEvent = z.infer<typeof ReporterEvent>;

export const FilingStanding = z.strictObject({ warnedAt: Instant.nullable(), pausedUntil: Instant.nullable() });

/** Staff view. `made` and `unfounded`: within the last year. */
export const FilingView = FilingStanding.extend({
  made: z.int(),
  unfounded: z.int(),
  /** Conditions for a pause are met: warned, continued, and frequently unfounded. */
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
