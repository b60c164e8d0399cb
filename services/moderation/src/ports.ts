import type { RateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { ServiceCore, ServicePorts, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { ActCodeDocument, ActDocument, ActorDocument } from './audit-log/projection.js';
import type { InvolvedDocument } from './case/involved.js';
import type { CaseDocument } from './case/projection.js';
import type { ComplaintDocument } from './complaints/projection.js';
import type { DecisionDocument } from './decisions/projection.js';
import type { Evidence } from './evidence/evidence.port.js';
import type { FeedbackDocument } from './feedback/projection.js';
import type { Looks } from './hints/looks.port.js';
import type { HintDocument } from './hints/projection.js';
import type { ReportDocument } from './reporting/projection.js';
import type { ReporterLinks } from './reporting/reporter-link.js';
import type { Subjects } from './subjects.port.js';
import type { SuspensionDocument } from './suspension/projection.js';
import type { MonthDocument } from './transparency/projection.js';
import type { FlaggerDocument } from './trusted-flaggers/projection.js';
import type { PauseDocument } from './unfounded-reports/projection.js';

/** `mailer`: null without mail; decisions are then shown on their pages only. */
export type ModerationDeps = Readonly<{
  subjects: Subjects;
  looks: Looks;
  evidence: Evidence;
  recipientOf: RecipientOf;
  confirmErasure: ConfirmErasure;
  mailer: Pick<Mailer, 'send'> | null;
  publicUrl: string;
  /** Keys the rate limiter's entries and the digests of visitors' addresses. */
  guessSecret: Uint8Array;
  linkSecret: Uint8Array;
}>;

export type ReadModels = Readonly<{
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

export type Ports = Omit<ModerationDeps, 'linkSecret'> &
  Pick<ServicePorts, 'documents' | 'keys'> &
  Readonly<{
    commands: CommandHandler;
    load: ServiceCore['load'];
    loadKnown: ServiceCore['loadKnown'];
    caughtUp: ServiceCore['caughtUp'];
    read: ReadModels;
    rateLimit: RateLimit;
    links: ReporterLinks;
  }>;
