import { auditLogRefusals } from './audit-log.js';
import { caseBasicRefusals } from './case.js';
import { complaintsRefusals } from './complaints.js';
import { decisionsRefusals } from './decisions.js';
import { feedbackRefusals } from './feedback.js';
import { hintsRefusals } from './hints.js';
import { reportingRefusals } from './reporting.js';
import { suspensionRefusals } from './suspension.js';
import { templateRefusals } from './templates.js';
import { trustedFlaggersRefusals } from './trusted-flaggers.js';
import { unfoundedReportsRefusals } from './unfounded-reports.js';
import { wordListsRefusals } from './word-lists.js';

export const moderationRefusals = {
  ...caseBasicRefusals,
  ...reportingRefusals,
  ...decisionsRefusals,
  ...suspensionRefusals,
  ...complaintsRefusals,
  ...unfoundedReportsRefusals,
  ...trustedFlaggersRefusals,
  ...feedbackRefusals,
  ...hintsRefusals,
  ...wordListsRefusals,
  ...templateRefusals,
  ...auditLogRefusals,
};

export type ModerationRefusal = keyof typeof moderationRefusals;
