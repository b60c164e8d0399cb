import { auditLogCommands } from './audit-log.js';
import { caseBasicCommands } from './case.js';
import { complaintsCommands } from './complaints.js';
import { decisionsCommands } from './decisions.js';
import { feedbackCommands } from './feedback.js';
import { hintsCommands } from './hints.js';
import { reportingCommands } from './reporting.js';
import { suspensionCommands } from './suspension.js';
import { templateCommands } from './templates.js';
import { trustedFlaggersCommands } from './trusted-flaggers.js';
import { unfoundedReportsCommands } from './unfounded-reports.js';
import { wordListsCommands } from './word-lists.js';

export const moderationCommands = {
  ...caseBasicCommands,
  ...reportingCommands,
  ...decisionsCommands,
  ...suspensionCommands,
  ...complaintsCommands,
  ...unfoundedReportsCommands,
  ...trustedFlaggersCommands,
  ...feedbackCommands,
  ...hintsCommands,
  ...wordListsCommands,
  ...auditLogCommands,
  ...templateCommands,
} as const;
