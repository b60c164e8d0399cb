import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { mailboxOf } from '@lendring/contracts/kernel/email.js';
import { decided, isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { OwnReport } from '@lendring/contracts/moderation/decisions.js';
import { isExemptFromPause } from '@lendring/contracts/reference/report-types.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { caseIdOf } from '../case/case-id.js';
import { dayText } from '../day-text.js';
import { withEvidence } from '../evidence/with-evidence.js';
import type { Ports } from '../ports.js';
import { flaggerAggregate } from '../trusted-flaggers/flagger.aggregate.js';
import { reportIgnored } from '../unfounded-reports/decide.js';
import { pauseOf, reporterAggregate } from '../unfounded-reports/reporter.aggregate.js';
import { receiptsToAddress, reportsFromNetwork } from './allowances.js';
import { report } from './decide.js';
import { forgetReporters } from './forget-reporters.js';
import { ownReportOf } from './own-report.js';
import { reporterIdOf } from './reporter-id.js';
import { visitorOf } from './visitor-address.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'subjects' | 'evidence' | 'rateLimit' | 'guessSecret' | 'keys'>;
type Queries = Pick<ServiceHandlers<typeof moderationApi>['queries'], 'reportable' | 'reports'>;

const MOST = 50;

/**
 * Reports with or without an account, the outcome of the caller's own reports, and erasure of visitors' reports after
 * a year.
 */
export const reporting = (deps: Deps) => {
  const { commands, load, read, subjects, rateLimit, guessSecret, keys } = deps;
  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'report'> = {
    report: async ({ network, reportId, ...asked }, call) => {
      const { subject, typeId, description, contact } = asked;
      const { actor, at, locale } = call;
      const userId = callerIdOf({ actor });
      if (userId === null && !contact) return refuse<ModerationRefusal>('report_contact_needed');
      const seconds = await rateLimit.take([
        { key: `report from ${userId ?? network}`, allowance: reportsFromNetwork },
      ]);
      if (seconds > 0) return refuse<ModerationRefusal>('too_many_reports');
      const seen = await subjects.seenBy(actor, subject, at);
      if (!seen) return refuse<ModerationRefusal>('report_subject_not_found');
      // Stop sending receipts to an unverified address that exceeds its allowance, but keep accepting its reports.
      const isQuiet =
        userId === null &&
        contact !== null &&
        (await rateLimit.take([{ key: `receipt to ${mailboxOf(contact.email)}`, allowance: receiptsToAddress }])) > 0;
      const caseId = caseIdOf(subject, seen.ownerId);
      const by = userId ?? reportId;
      const made = {
        subject,
        reportId,
        typeId,
        description,
        signedIn: userId !== null,
        visitor: userId === null && contact ? visitorOf(guessSecret, contact.email) : null,
        contact: userId === null ? contact : null,
        locale,
        quiet: isQuiet,
      };
      // Exclude the network from the idempotency check, because a retry of the same click may come from another
      // network.
      return commands.execute({ ...call, asks: { report: asked } }, async (unit) => {
        const { state } = await unit.load(caseAggregate, caseId);
        const who = reporterIdOf({ ...made, reporterId: by });
        const reporter = (await unit.load(reporterAggregate, who)).state;
        const paused = isExemptFromPause(typeId) ? null : pauseOf(reporter, 'reports', at);
        if (paused && userId !== null) return refused('reports_paused', { day: dayText(paused.until, locale) });
        if (paused) {
          // Report the pause to the visitor's mailbox, not to the caller, because the address is unverified.
          const told = isQuiet ? decided([]) : reportIgnored(reporter, who, at);
          if (!isRefused(told)) unit.append(reporterAggregate, who, told.events);
          return told;
        }
        const trusted = userId !== null && (await unit.load(flaggerAggregate, userId)).state.current !== null;
        const decision = await withEvidence(deps, { caseId, subject, as: actor, at }, state, seen, (shown) =>
          report(state, { caseId, by, at }, { ...made, ...shown, trusted }),
        );
        if (!isRefused(decision)) unit.append(caseAggregate, caseId, decision.events);
        return decision;
      });
    },
  };
  const queries: Queries = {
    reportable: async ({ subject }, { actor, at }) => {
      const seen = await subjects.seenBy(actor, subject, at);
      if (!seen) return null;
      const { title, text } = seen.snapshot;
      const isSaid = subject.kind === 'message' || subject.kind === 'rating' || subject.kind === 'reply';
      return { title, quote: isSaid ? text : null, own: actor.kind === 'user' && actor.userId === seen.ownerId };
    },
    reports: async (_, { actor }) => {
      if (actor.kind !== 'user') return [];
      const { userId } = actor;
      const found = await read.reports.find({ filter: { reporterId: userId }, sort: [['at', -1]], limit: MOST });
      const own = await Promise.all(
        found.map(async ({ caseId, reportId }) => ownReportOf(await load(caseAggregate, caseId), reportId, userId)),
      );
      return own.filter((one): one is OwnReport => one !== null);
    },
  };
  return {
    commands: handlers,
    queries,
    clockPolicies: [forgetReporters({ commands, reports: read.reports, keys })],
  } satisfies Capability;
};
