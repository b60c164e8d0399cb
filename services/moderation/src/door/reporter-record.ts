import type { ReporterRecord } from '@lendring/contracts/moderation/queries.js';
import type { ModerationViews } from '../projections/all.js';

/** Reports of one person that are looked at; older ones tell little of how they report now. */
const LAST = 100;

/**
 * How much somebody has reported lately, and how much of it was without ground (DSA art. 23(2), (3)): cases that were
 * declined last, and wait for nothing.
 */
export const reporterRecord = async (
  { reports, cases }: Pick<ModerationViews, 'reports' | 'cases'>,
  reporterId: string,
): Promise<ReporterRecord> => {
  const made = await reports.find({ filter: { reporterId }, sort: [['at', -1]], limit: LAST });
  const reported = await cases.getMany([...new Set(made.map(({ caseId }) => caseId))]);
  return { reports: reported.length, declined: reported.filter(({ state }) => state === 'declined').length };
};
