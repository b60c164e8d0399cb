import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
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
const BATCH = 200;

/** Erases a visitor's contact and report text after a year. The report itself remains. */
export const forgetReporters = ({ commands, reports, keys }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const before = new Date(Date.parse(now) - limits.visitorDays * DAY_MS).toISOString();
    const filter = { visitor: true, at: { $lt: before } };
    for (const { reportId, caseId } of await reports.find({ filter, sort: [['at', 1]], limit: BATCH })) {
      const call = systemCommand({ name, commandId: derivedId(reportId, name), at: now });
      await commands.on(caseAggregate, caseId, call, (state) => forgetReporter(state, { caseId, at: now }, reportId));
      await keys.destroy(reportId);
    }
  },
});
