import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineServiceApi } from '../kernel/service-api.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant } from '../kernel/period.js';
import { Subject } from '../kernel/subject.js';
import { auditLogQueries } from './audit-log.js';
import { caseNoticesQueries } from './case-notices.js';
import { caseBasicQueries } from './case.js';
import { moderationCommands } from './commands.js';
import { OwnDecision, decisionsQueries } from './decisions.js';
import { FeedbackId, FeedbackKind, feedbackQueries } from './feedback.js';
import { OwnHint, hintsQueries } from './hints.js';
import { reportingQueries } from './reporting.js';
import { templateQueries } from './templates.js';
import { transparencyQueries } from './transparency.js';
import { trustedFlaggersQueries } from './trusted-flaggers.js';
import { OwnWarning, unfoundedReportsQueries } from './unfounded-reports.js';
import { ReportId, ReportTypeId } from './verdict.js';
import { wordListsQueries } from './word-lists.js';

export const moderationOwnData = {
  reports: z.strictObject({
    reportId: ReportId,
    subject: Subject,
    typeId: ReportTypeId,
    description: z.string(),
    at: Instant,
  }),
  decisions: OwnDecision,
  feedback: z.strictObject({
    feedbackId: FeedbackId,
    kind: FeedbackKind,
    text: z.string(),
    page: z.string().nullable(),
    answer: z.string().nullable(),
    at: Instant,
  }),
  hints: OwnHint,
  warnings: OwnWarning,
};

export const moderationApi = defineServiceApi('moderation', moderationCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(moderationOwnData),
  ...caseBasicQueries,
  ...reportingQueries,
  ...decisionsQueries,
  ...caseNoticesQueries,
  ...unfoundedReportsQueries,
  ...trustedFlaggersQueries,
  ...feedbackQueries,
  ...hintsQueries,
  ...wordListsQueries,
  ...templateQueries,
  ...auditLogQueries,
  ...transparencyQueries,
});
