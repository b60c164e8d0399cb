import type { reportCalls } from '@lendring/contracts/http/reports.js';
import type { FilingStanding } from '@lendring/contracts/moderation/unfounded-reports.js';
import { Subject } from '@lendring/contracts/kernel/subject.js';
import type * as z from 'zod';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Gate } from '../settings/gate.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';

const standingShape = ({ warnedAt, pausedUntil }: z.infer<typeof FilingStanding>) => ({ warnedAt, pausedUntil });

export const reportHandlers = ({
  apis,
  gate,
}: Readonly<{ apis: ServiceApis; gate: Pick<Gate, 'isOpen'> }>): Handlers<keyof typeof reportCalls> => {
  const { commands, queries } = apis.moderation;

  return {
    reportable: async ({ query: { kind, id } }, caller) => {
      // Before the opening, visitors may report but read nothing: they learn neither titles nor whether a subject
      // exists.
      if (caller.userId === null && !gate.isOpen()) return { title: '', quote: null, own: false };
      // Treat a malformed id like a missing subject.
      const subject = Subject.safeParse({ kind, id }).data ?? null;
      const seen = subject && (await queries.reportable({ subject }, queryContext(caller)));
      return found(seen, 'report_subject_not_found');
    },
    report: async ({ body: { subject, typeId, description, contact } }, caller) => {
      const reportId = derivedId(caller.commandId, 'report');
      const asked = { reportId, subject, typeId, description, contact, network: networkOf(caller.address) };
      accepted(await commands.report(asked, commandContext(caller)));
      // Return no report id to visitors, so that only the owner of the mailbox learns whether the address has
      // reported the subject before.
      return { reportId: caller.userId === null ? null : reportId };
    },
    ownReports: async (_, caller) => {
      const context = queryContext(caller);
      const [reports, standing] = await Promise.all([queries.reports({}, context), queries.ownStanding({}, context)]);
      return {
        reports: reports.map(({ reportId, typeId, decision, ...same }) => ({
          ...same,
          reportId,
          typeId,
          decision: decision && {
            decisionId: decision.decisionId,
            outcome: decision.outcome,
            at: decision.at,
            complaint: decision.complaint,
          },
        })),
        standing: { reports: standingShape(standing.reports), complaints: standingShape(standing.complaints) },
      };
    },
  };
};
