import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { CaseId, ReportId } from './decisions.js';
import { filings, pauseDays } from './reporter-limits.js';

/** Who reports or complains: an account; without one an id that follows from the digest of their address. */
export const ReporterId = z.uuid();

export const FilingKind = z.enum(filings);
export const PauseDays = z.literal(pauseDays);

/** A report by which somebody without an account is known: their address stands there. */
const Known = z.strictObject({ caseId: CaseId, reportId: ReportId });
export type Known = z.infer<typeof Known>;

/** How many somebody sent, and how many of these were manifestly unfounded, when it was decided (DSA art. 23(3)). */
const Figures = z.strictObject({ made: z.int(), unfounded: z.int() });
export type Figures = z.infer<typeof Figures>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ reporterId: ReporterId, ...shape, at: Instant }) });

/** `keyId`: whose key the reason lies under, an account's or that of a report. */
const told = { of: FilingKind, keyId: z.uuid(), known: Known.nullable(), reason: z.string().nullable() };

/** Stream `reporter-<reporterId>`: warnings, and when reports or complaints are not looked at (DSA art. 23, ADR 114). */
export const ReporterEvent = z.discriminatedUnion('type', [
  event('ReporterWarned', { ...told, figures: Figures, by: UserId }),
  event('ReporterPaused', { ...told, figures: Figures, days: PauseDays, until: Instant, by: UserId }),
  /** `by` null: its days are over. */
  event('ReporterResumed', { ...told, by: UserId.nullable() }),
  /** A report without an account came meanwhile; only its address is told so, not whoever wrote it down. */
  event('ReportUnheard', { known: Known }),
]);
export type ReporterEvent = z.infer<typeof ReporterEvent>;

/** How somebody's reports, or complaints, stand, as they read it themselves. */
export const FilingStanding = z.strictObject({
  /** Warned within the last year; null: not, or not any more. */
  warnedAt: Instant.nullable(),
  /** Null: they are looked at. */
  pausedUntil: Instant.nullable(),
});

/** The same for who looks after cases. `made` and `unfounded`: of the last year. */
export const FilingView = FilingStanding.extend({
  made: z.int(),
  unfounded: z.int(),
  /** They were warned, went on, and are frequently wrong: a pause would be accepted. */
  mayPause: z.boolean(),
});

const Done = z.strictObject({
  act: z.enum(['warned', 'paused', 'resumed']),
  of: FilingKind,
  reason: z.string(),
  figures: Figures.nullable(),
  until: Instant.nullable(),
  /** Null: its days were over. */
  by: UserId.nullable(),
  at: Instant,
});
/** What was done about one's own reports or complaints, as the takeout has it: who did it is not theirs. */
export const OwnWarning = Done.omit({ by: true });

/** What was done about somebody who reports, for who looks after cases; the last one first. */
export const ReporterView = z.strictObject({
  reporterId: ReporterId,
  /** They have no account. */
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
