import type { ActEvent, CaseEvent, PersonEvent } from '@lendring/contracts/moderation/events.js';
import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import { services } from '@lendring/contracts/services.js';
import { createBrake } from '@lendring/platform/guessing/brake.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { actCommandHandlers } from './door/act-commands.js';
import { moderationCommandHandlers } from './door/commands.js';
import { feedbackCommandHandlers } from './door/feedback-commands.js';
import { feedbackQueryHandlers } from './door/feedback-queries.js';
import { moderationQueryHandlers } from './door/queries.js';
import { endSuspensions } from './policies/end-suspensions.js';
import { eraseCases } from './policies/erase-cases.js';
import { tellEndOfSuspension } from './policies/tell-end-of-suspension.js';
import { answerFeedback } from './policies/answer-feedback.js';
import { tellOtherSides } from './policies/tell-other-sides.js';
import { forgetEvidence } from './policies/forget-evidence.js';
import { forgetFeedback } from './policies/forget-feedback.js';
import { forgetReporters } from './policies/forget-reporters.js';
import { tellOfCases } from './policies/tell-of-cases.js';
import { projections } from './projections/all.js';
import { acts } from './projections/acts.js';
import { cases } from './projections/cases.js';
import { decisions } from './projections/decisions.js';
import { feedback } from './projections/feedback.js';
import { months } from './projections/months.js';
import { reports } from './projections/reports.js';
import { suspensions } from './projections/suspensions.js';
import { publish } from './publish.js';
import type { Evidence } from './evidence/evidence.port.js';
import type { Subjects } from './subjects.port.js';

/** `mailer`: null where mails reach nobody; decisions are then on their pages alone. */
export type ModerationDeps = Readonly<{
  subjects: Subjects;
  evidence: Evidence;
  recipientOf: RecipientOf;
  confirmErasure: ConfirmErasure;
  mailer: Pick<Mailer, 'send'> | null;
  publicUrl: string;
  /** Keys what is remembered of how often somebody reports, and digests of visitors' addresses. */
  guessSecret: Uint8Array;
}>;

export type ModerationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof moderationDoor>;
}>;

/** How long an erasure waits for the read models. */
const CAUGHT_UP_MS = 10_000;

/** The moderation service without Nest: its projections and policies, and the handlers of its door. */
export const moderationService = (
  ports: ServicePorts,
  { subjects, evidence, recipientOf, confirmErasure, mailer, publicUrl, guessSecret }: ModerationDeps,
): ModerationService => {
  const core = createServiceCore(services.moderation, ports);
  const { commands, load, store } = core;
  const view = {
    cases: core.view(cases),
    reports: core.view(reports),
    decisions: core.view(decisions),
    suspensions: core.view(suspensions),
    months: core.view(months),
    acts: core.view(acts),
    feedback: core.view(feedback),
  };
  const brake = createBrake(ports.documents, guessSecret, () => Date.parse(ports.clock.now()));

  const caughtUp = async () => {
    if (!(await core.projector(cases).waitFor(await store.head(), CAUGHT_UP_MS)))
      throw new Error(`The read model ${cases.name} is behind its log`);
  };

  return {
    core,
    parts: {
      projections,
      policies: mailer
        ? [
            tellOfCases({ load, mailer, recipientOf, publicUrl }),
            tellOtherSides({ subjects, mailer, recipientOf, publicUrl }),
            tellEndOfSuspension({ load, mailer, recipientOf, publicUrl }),
            answerFeedback({ load, mailer, recipientOf, publicUrl }),
          ]
        : [],
      reactions: [
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseCases({ commands, cases: view.cases, evidence, caughtUp }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [
        endSuspensions({ commands, suspensions: view.suspensions }),
        forgetEvidence({ load, evidence }),
        forgetReporters({ commands, reports: view.reports, keys: ports.keys }),
        forgetFeedback({ commands, feedback: view.feedback, keys: ports.keys }),
      ],
      // This service's log holds only its own events.
      publish: (event) => publish(event as Recorded<CaseEvent | PersonEvent | ActEvent | FeedbackEvent>),
    },
    handlers: {
      commands: namedCommands<typeof moderationDoor>({
        ...actCommandHandlers({ commands, cases: view.cases }),
        ...moderationCommandHandlers({
          commands,
          subjects,
          evidence,
          decisions: view.decisions,
          brake,
          reporterSecret: guessSecret,
        }),
        ...feedbackCommandHandlers({ commands, brake, hasMail: mailer !== null }),
      }),
      queries: {
        ...moderationQueryHandlers({ load, subjects, ...view }),
        ...feedbackQueryHandlers({ load, feedback: view.feedback, hasMail: mailer !== null }),
      },
    },
  };
};
