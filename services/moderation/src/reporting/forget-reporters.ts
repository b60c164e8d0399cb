import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { forgetReporter } from './decide.js';
import type { ReportDocument } from './projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  reports: Pick<View<ReportDocument>, 'find'>;
  keys: Pick<SubjectKeys, 'destroy'>;
}>;

const name = 'forget-reporters';

/** Erases a visitor's contact and report text after a year. The report itself remains. */
export const forgetReporters = ({ commands, reports, keys }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: HOUR_MS,
    view: reports,
    due: (now) => {
      const before = new Date(Date.parse(now) - limits.visitorDays * DAY_MS).toISOString();
      return { filter: { visitor: true, at: { $lt: before } }, sort: [['at', 1]] };
    },
    once: ({ reportId }) => [reportId, name],
    act: async ({ reportId, caseId }, call) => {
      const erase = { caseId, at: call.at };
      await commands.on(caseAggregate, caseId, call, (state) => forgetReporter(state, erase, reportId));
      await keys.destroy(reportId);
    },
  });
