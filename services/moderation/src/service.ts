import type { ActEvent, CaseEvent, PersonEvent } from '@lendring/contracts/moderation/events.js';
import type { FlaggerEvent } from '@lendring/contracts/moderation/flagger.js';
import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import type { HintEvent } from '@lendring/contracts/moderation/hints.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/reporter.js';
import type { WordListEvent } from '@lendring/contracts/moderation/word-lists.js';
import type { TemplateEvent } from '@lendring/contracts/moderation/text-templates.js';
import { services } from '@lendring/contracts/services.js';
import { createBrake } from '@lendring/platform/guessing/brake.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import { dailyHandler } from '@lendring/platform/runtime/service/daily.js';
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
import { flaggerCommandHandlers, flaggerQueryHandlers, forgettingFlagger } from './door/flaggers.js';
import { reporterCommandHandlers, reporterQueryHandlers } from './door/reporters.js';
import { feedbackQueryHandlers } from './door/feedback-queries.js';
import { hintCommandHandlers } from './door/hint-commands.js';
import { hintQueryHandlers } from './door/hint-queries.js';
import { moderationQueryHandlers } from './door/queries.js';
import type { Looks } from './looks.port.js';
import { templateCommandHandlers, templateQueryHandlers } from './door/templates.js';
import { endPauses } from './policies/end-pauses.js';
import { tellReporters } from './policies/tell-reporters.js';
import { endSuspensions } from './policies/end-suspensions.js';
import { eraseCases } from './policies/erase-cases.js';
import { eraseHints } from './policies/erase-hints.js';
import { lookAtWhatIsShown } from './policies/look-at-what-is-shown.js';
import { tellEndOfSuspension } from './policies/tell-end-of-suspension.js';
import { answerFeedback } from './policies/answer-feedback.js';
import { tellOtherSides } from './policies/tell-other-sides.js';
import { forgetEvidence } from './policies/forget-evidence.js';
import { forgetFeedback } from './policies/forget-feedback.js';
import { forgetReporters } from './policies/forget-reporters.js';
import { tellOfCases } from './policies/tell-of-cases.js';
import { projections } from './projections/all.js';
import { actCodesSeen, actors, acts } from './projections/acts.js';
import { cases } from './projections/cases.js';
import { decisions } from './projections/decisions.js';
import { daily } from './projections/daily.js';
import { feedback } from './projections/feedback.js';
import { hints } from './projections/hints.js';
import { flaggers } from './projections/flaggers.js';
import { complaints } from './projections/complaints.js';
import { pauses } from './projections/pauses.js';
import { involved } from './projections/involved.js';
import { months } from './projections/months.js';
import { reports } from './projections/reports.js';
import { suspensions } from './projections/suspensions.js';
import { publish } from './publish.js';
import { reporterLinks } from './reporter-link.js';
import type { Evidence } from './evidence/evidence.port.js';
import type { Subjects } from './subjects.port.js';
import { createLists } from './words/lists.js';

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

export type ModerationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof moderationDoor>;
}>;

export const moderationService = (
  ports: ServicePorts,
  {
    subjects,
    looks,
    evidence,
    recipientOf,
    confirmErasure,
    mailer,
    publicUrl,
    guessSecret,
    linkSecret,
  }: ModerationDeps,
): ModerationService => {
  const core = createServiceCore(services.moderation, ports);
  const { commands, load } = core;
  const view = {
    cases: core.view(cases),
    reports: core.view(reports),
    involved: core.view(involved),
    decisions: core.view(decisions),
    suspensions: core.view(suspensions),
    months: core.view(months),
    acts: core.view(acts),
    actCodesSeen: core.view(actCodesSeen),
    actors: core.view(actors),
    feedback: core.view(feedback),
    hints: core.view(hints),
    flaggers: core.view(flaggers),
    complaints: core.view(complaints),
    pauses: core.view(pauses),
  };
  const links = reporterLinks(linkSecret);
  const brake = createBrake(ports.documents, guessSecret, () => Date.parse(ports.clock.now()));

  const eraseAll = [
    eraseCases({ commands, cases: view.cases, evidence, caughtUp: () => core.caughtUp([cases]) }),
    eraseHints({ commands, hints: view.hints, caughtUp: () => core.caughtUp([hints]) }),
    forgettingFlagger(commands),
  ];

  return {
    core,
    parts: {
      projections,
      policies: mailer
        ? [
            tellOfCases({ load, mailer, recipientOf, links, publicUrl }),
            tellReporters({ load, mailer, recipientOf, publicUrl }),
            tellOtherSides({ load, subjects, mailer, recipientOf, publicUrl }),
            tellEndOfSuspension({ load, mailer, recipientOf, publicUrl }),
            answerFeedback({ load, mailer, recipientOf, publicUrl }),
          ]
        : [],
      reactions: [
        lookAtWhatIsShown({ commands, looks, subjects, lists: createLists(load) }),
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: async (userId, call) => {
            for (const erase of eraseAll) {
              const answer = await erase(userId, call);
              if (answer && !answer.ok) return answer;
            }
            return null;
          },
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [
        endSuspensions({ commands, suspensions: view.suspensions }),
        endPauses({ commands, pauses: view.pauses }),
        forgetEvidence({ load, evidence }),
        forgetReporters({ commands, reports: view.reports, keys: ports.keys }),
        forgetFeedback({ commands, feedback: view.feedback, keys: ports.keys }),
      ],
      publish: (event) =>
        publish(
          event as Recorded<
            | CaseEvent
            | PersonEvent
            | ActEvent
            | FeedbackEvent
            | WordListEvent
            | HintEvent
            | FlaggerEvent
            | TemplateEvent
            | ReporterEvent
          >,
        ),
    },
    handlers: {
      commands: namedCommands<typeof moderationDoor>({
        ...actCommandHandlers({ commands, cases: view.cases, hints: view.hints }),
        ...moderationCommandHandlers({
          commands,
          subjects,
          evidence,
          decisions: view.decisions,
          cases: view.cases,
          load,
          brake,
          links,
          reporterSecret: guessSecret,
        }),
        ...hintCommandHandlers({ commands, subjects, evidence }),
        ...flaggerCommandHandlers({ commands, subjects }),
        ...reporterCommandHandlers({ commands, views: view }),
        ...feedbackCommandHandlers({ commands, brake, hasMail: mailer !== null }),
        ...templateCommandHandlers(commands),
      }),
      queries: {
        ...moderationQueryHandlers({ load, subjects, recipientOf, links, ...view }),
        daily: dailyHandler(core.view(daily)),
        ...hintQueryHandlers({ load, hints: view.hints }),
        ...flaggerQueryHandlers(view),
        ...reporterQueryHandlers(view, load),
        ...feedbackQueryHandlers({ load, feedback: view.feedback, hasMail: mailer !== null }),
        ...templateQueryHandlers(load),
      },
    },
  };
};
