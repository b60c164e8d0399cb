import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { actCodesSeen, actors, acts, type ActCodeDocument, type ActDocument, type ActorDocument } from './acts.js';
import { cases, type CaseDocument } from './cases.js';
import { daily } from './daily.js';
import { decisions, type DecisionDocument } from './decisions.js';
import { feedback, type FeedbackDocument } from './feedback.js';
import { hints, type HintDocument } from './hints.js';
import { flaggers, type FlaggerDocument } from './flaggers.js';
import { complaints, type ComplaintDocument } from './complaints.js';
import { pauses, type PauseDocument } from './pauses.js';
import { involved, type InvolvedDocument } from './involved.js';
import { months, type MonthDocument } from './months.js';
import { reports, type ReportDocument } from './reports.js';
import { suspensions, type SuspensionDocument } from './suspensions.js';

export const projections = [
  cases,
  reports,
  decisions,
  suspensions,
  months,
  acts,
  actCodesSeen,
  actors,
  feedback,
  daily,
  hints,
  flaggers,
  complaints,
  pauses,
  involved,
];

export type ModerationViews = Readonly<{
  cases: View<CaseDocument>;
  reports: View<ReportDocument>;
  decisions: View<DecisionDocument>;
  suspensions: View<SuspensionDocument>;
  months: View<MonthDocument>;
  acts: View<ActDocument>;
  actCodesSeen: View<ActCodeDocument>;
  actors: View<ActorDocument>;
  feedback: View<FeedbackDocument>;
  hints: View<HintDocument>;
  flaggers: View<FlaggerDocument>;
  complaints: View<ComplaintDocument>;
  pauses: View<PauseDocument>;
  involved: View<InvolvedDocument>;
}>;
