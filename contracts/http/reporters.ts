import * as z from 'zod';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { FilingKind, FilingView, PauseDays, ReporterId } from '../moderation/unfounded-reports.js';
import { call } from './call.js';
import { person } from './shapes.js';

const { made, unfounded, mayPause } = FilingView.shape;
const FilingShape = z.object({
  made: made.describe('Within a year. Without an account only what was confirmed by a link of our mail.'),
  unfounded: unfounded.describe('Of these, manifestly unfounded.'),
  warned_at: Instant.nullable().describe('Null: not within a year.'),
  paused_until: Instant.nullable().describe('Null: they are looked at.'),
  may_pause: mayPause.describe('They were warned, went on, and are frequently wrong.'),
});

export const ReporterShape = z.object({
  reporter_id: ReporterId,
  visitor: z.boolean(),
  reports: FilingShape,
  complaints: FilingShape,
  history: z.array(
    z.object({
      act: z.enum(['warned', 'paused', 'resumed']),
      of: FilingKind,
      reason: z.string(),
      figures: z.object({ made: z.int(), unfounded: z.int() }).nullable(),
      until: Instant.nullable(),
      by: z.object(person).nullable().describe('Null: its days were over.'),
      at: Instant,
    }),
  ),
});
export type ReporterShape = z.infer<typeof ReporterShape>;

const one = { access: 'reports', id: ReporterId, key: 'reporterId' } as const;
const filed = { of: FilingKind, reason: paragraph(limits.note, 1).describe('They read it.') };

/** Calls for people who frequently send manifestly unfounded reports or complaints (DSA art. 23). */
export const reporterCalls = {
  reporter: call('GET /reporter/{id}', {
    ...one,
    summary: 'How somebody reports, and what was done about it',
    note: 'The id is that of an account, or the `reporter_id` of a report.',
    answer: ReporterShape,
  }),
  warnReporter: call('PATCH /reporter_warn/{id}', {
    ...one,
    body: z.strictObject(filed),
    sends: 'moderation.warnReporter',
    answers: 'reporter',
    summary: 'Warn somebody who sends manifestly unfounded reports or complaints',
    answer: ReporterShape,
  }),
  pauseReporter: call('PATCH /reporter_pause/{id}', {
    ...one,
    body: z.strictObject({ ...filed, days: PauseDays }),
    sends: 'moderation.pauseReporter',
    answers: 'reporter',
    summary: 'Look at no reports, or complaints, of somebody for some days',
    note: 'After a warning, of who went on.',
    answer: ReporterShape,
  }),
  resumeReporter: call('PATCH /reporter_resume/{id}', {
    ...one,
    body: z.strictObject(filed),
    sends: 'moderation.resumeReporter',
    answers: 'reporter',
    summary: 'Look at reports, or complaints, of somebody again before the time is over',
    answer: ReporterShape,
  }),
} as const;
