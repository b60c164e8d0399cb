import type { ReporterRecord } from '@lendring/contracts/moderation/reporting.js';
import type { ReadModels } from '../ports.js';

/** Maximum number of reports inspected per person; older reports say little about current behaviour. */
const LAST = 100;

/**
 * Number of recent reports by one person, and number of those reports that were declined with nothing pending (DSA
 * art. 23(2), (3)).
 */
export const reporterRecord = async (
  { reports, cases }: Pick<ReadModels, 'reports' | 'cases'>,
  reporterId: string,
): Promise<ReporterRecord> => {
  const made = await reports.find({ filter: { reporterId }, sort: [['at', -1]], limit: LAST });
  const reported = await cases.getMany([...new Set(made.map(({ caseId }) => caseId))]);
  return { reports: reported.length, declined: reported.filter(({ state }) => state === 'declined').length };
};
