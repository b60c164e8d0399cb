import { REPORT_DIGITS } from '@lendring/contracts/moderation/report-number.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ReadModels } from '../ports.js';

const MOST = 20;
const idLike = (path: string, number: string): Filter =>
  number.length > REPORT_DIGITS
    ? { [path]: number }
    : { $and: [{ [path]: { $gte: number } }, { [path]: { $lt: `${number}g` } }] };

export const casesByNumber = async (
  { reports, cases }: Pick<ReadModels, 'reports' | 'cases'>,
  written: string,
): Promise<readonly string[]> => {
  const number = written.toLowerCase();
  const [reported, same] = await Promise.all([
    reports.find({ filter: idLike('reportId', number), limit: MOST }),
    cases.find({ filter: idLike('caseId', number), limit: MOST }),
  ]);
  return [...new Set([...reported, ...same].map(({ caseId }) => caseId))];
};
