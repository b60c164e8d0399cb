import type { ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import type { FlaggerEvent } from '@lendring/contracts/moderation/trusted-flaggers.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import type { TemplateEvent } from '@lendring/contracts/moderation/templates.js';
import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import type { HintEvent } from '@lendring/contracts/moderation/hints.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { WordListEvent } from '@lendring/contracts/moderation/word-lists.js';
import { services } from '@lendring/contracts/services.js';
import { createRateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { auditLog } from './audit-log/capability.js';
import { actCodesSeen, actors, acts } from './audit-log/projection.js';
import { caseNotices } from './case-notices/capability.js';
import { cases } from './case/capability.js';
import { involved } from './case/involved.js';
import { cases as caseDocuments } from './case/projection.js';
import { complaints } from './complaints/capability.js';
import { complaints as complaintDocuments } from './complaints/projection.js';
import { daily } from './daily.js';
import { decisions } from './decisions/capability.js';
import { decisions as decisionDocuments } from './decisions/projection.js';
import { evidenceCopies } from './evidence/capability.js';
import { feedback } from './feedback/capability.js';
import { feedback as feedbackDocuments } from './feedback/projection.js';
import { hints } from './hints/capability.js';
import { hints as hintDocuments } from './hints/projection.js';
import type { ModerationDeps, Ports } from './ports.js';
import { projections } from './projections.js';
import { publish } from './publish.js';
import { reporting } from './reporting/capability.js';
import { reports } from './reporting/projection.js';
import { reporterLinks } from './reporting/reporter-link.js';
import { suspension } from './suspension/capability.js';
import { suspensions } from './suspension/projection.js';
import { templates } from './templates/capability.js';
import { transparency } from './transparency/capability.js';
import { months } from './transparency/projection.js';
import { trustedFlaggers } from './trusted-flaggers/capability.js';
import { flaggers } from './trusted-flaggers/projection.js';
import { unfoundedReports } from './unfounded-reports/capability.js';
import { pauses } from './unfounded-reports/projection.js';
import { wordLists } from './word-lists/capability.js';

export type ModerationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof moderationApi>;
}>;

export const moderationService = (
  ports: ServicePorts,
  { linkSecret, ...clients }: ModerationDeps,
): ModerationService => {
  const core = createServiceCore(services.moderation, ports);
  const read = {
    cases: core.view(caseDocuments),
    reports: core.view(reports),
    involved: core.view(involved),
    decisions: core.view(decisionDocuments),
    suspensions: core.view(suspensions),
    months: core.view(months),
    acts: core.view(acts),
    actCodesSeen: core.view(actCodesSeen),
    actors: core.view(actors),
    feedback: core.view(feedbackDocuments),
    hints: core.view(hintDocuments),
    flaggers: core.view(flaggers),
    complaints: core.view(complaintDocuments),
    pauses: core.view(pauses),
  };
  const deps: Ports = {
    ...clients,
    commands: core.commands,
    load: core.load,
    loadKnown: core.loadKnown,
    caughtUp: core.caughtUp,
    read,
    rateLimit: createRateLimit(ports.documents, clients.guessSecret, () => Date.parse(ports.clock.now())),
    links: reporterLinks(linkSecret),
    documents: ports.documents,
    keys: ports.keys,
  };
  const can = {
    auditLog: auditLog(deps),
    cases: cases(deps),
    caseNotices: caseNotices(deps),
    decisions: decisions(deps),
    complaints: complaints(deps),
    suspension: suspension(deps),
    unfoundedReports: unfoundedReports(deps),
    evidence: evidenceCopies(deps),
    reporting: reporting(deps),
    trustedFlaggers: trustedFlaggers(deps),
    hints: hints(deps),
    wordLists: wordLists(deps),
    templates: templates(deps),
    feedback: feedback(deps),
    transparency: transparency(read),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: {
      projections,
      ...joinBackground(Object.values(can)),
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
      commands: namedCommands<typeof moderationApi>({
        ...can.auditLog.commands,
        ...can.cases.commands,
        ...can.decisions.commands,
        ...can.complaints.commands,
        ...can.suspension.commands,
        ...can.unfoundedReports.commands,
        ...can.reporting.commands,
        ...can.trustedFlaggers.commands,
        ...can.hints.commands,
        ...can.wordLists.commands,
        ...can.templates.commands,
        ...can.feedback.commands,
      }),
      queries: {
        daily: dailyHandler(core.view(daily)),
        ...can.auditLog.queries,
        ...can.cases.queries,
        ...can.caseNotices.queries,
        ...can.decisions.queries,
        ...can.unfoundedReports.queries,
        ...can.reporting.queries,
        ...can.trustedFlaggers.queries,
        ...can.hints.queries,
        ...can.wordLists.queries,
        ...can.templates.queries,
        ...can.feedback.queries,
        ...can.transparency.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
