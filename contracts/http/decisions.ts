import * as z from 'zod';
import { ImageId, DecisionId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { Ground, ReportId, ReportTypeId, Suspension } from '../moderation/verdict.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { endings } from '../moderation/measured.js';
import { ReporterToken } from '../moderation/reporter-link.js';
import { Subject } from '../kernel/subject.js';
import { call } from './call.js';
import { PictureShape } from './shapes.js';

const MeasuresShape = z.object({
  lock: z.boolean(),
  warn: z.boolean(),
  suspend: Suspension.nullable(),
  pictures: z.array(ImageId).optional().describe('Of an offer: those that nobody but its owner sees.'),
  uncounted: z.literal(true).optional().describe('The stars of the rating do not count.'),
});
export type MeasuresShape = z.infer<typeof MeasuresShape>;

export const decisionShape = {
  decision_id: DecisionId,
  outcome: z.enum(['completed', 'declined']),
  measures: MeasuresShape,
  suspended_until: Instant.nullable(),
  ground: Ground.nullable(),
  facts: z.string(),
  at: Instant,
};

export const OwnDecisionShape = z.object({
  ...decisionShape,
  side: z.enum(['vendor', 'reporter']),
  subject: Subject,
  title: z.string(),
  pictures: z.array(PictureShape).describe('Those that are hidden, for whose they are.'),
  note: z.string(),
  reported: z.boolean().describe('Somebody had reported it; false: it was decided without a report.'),
  trusted: z.boolean().describe('A trusted flagger had (DSA art. 22).'),
  ended: z.array(z.enum(endings)).describe('What the one before it had done, and it does not.'),
  unfounded: z.boolean().describe('To a reporter: their report is manifestly unfounded (DSA art. 23).'),
  reports: z
    .array(z.object({ report_id: ReportId, type_id: ReportTypeId, description: z.string(), at: Instant }))
    .describe(
      'To a reporter: what they had reported by then, the last one first; without words by a link from a mail.',
    ),
  in_force: z.boolean(),
  newer: DecisionId.nullable(),
  newer_token: ReporterToken.optional().describe('By a link from a mail: what opens the newer one the same way.'),
  complaint_until: Day.describe('The last day for a complaint, by the clock of Germany.'),
  complaint: z
    .object({
      text: z.string(),
      at: Instant,
      answered: z.object({ upheld: z.boolean(), unfounded: z.boolean(), answer: z.string(), at: Instant }).nullable(),
    })
    .nullable(),
});
export type OwnDecisionShape = z.infer<typeof OwnDecisionShape>;

export const decisionCalls = {
  ownDecisions: call('GET /decision', {
    access: 'user',
    summary: 'Decisions about what is the caller’s own',
    answer: z.object({ decisions: z.array(OwnDecisionShape) }),
  }),
  ownDecision: call('GET /decision/{id}', {
    access: 'user',
    id: DecisionId,
    summary: 'A decision about what is the caller’s own, or what became of a report of theirs',
    answer: OwnDecisionShape,
  }),
  complain: call('POST /decision_complaint/{id}', {
    access: 'user',
    whenSuspended: true,
    id: DecisionId,
    key: 'decisionId',
    body: z.strictObject({ text: paragraph(limits.complaint, 1) }),
    sends: 'moderation.complain',
    answers: 'ownDecision',
    summary: 'Complain about a decision, once, within six months',
    answer: OwnDecisionShape,
  }),
  decisionByLink: call('GET /report_decision/{id}', {
    access: 'anyone',
    evenClosed: true,
    secret: true,
    id: ReporterToken,
    summary: 'What became of a report, for who made it without an account',
    note: 'The link comes by mail.',
    answer: OwnDecisionShape,
  }),
  complainByLink: call('POST /report_decision/{id}', {
    access: 'anyone',
    evenClosed: true,
    whenSuspended: true,
    id: ReporterToken,
    body: z.strictObject({ text: paragraph(limits.complaint, 1) }),
    summary: 'Complain without an account about what became of a report, once, within six months',
    answer: OwnDecisionShape,
  }),
} as const;
