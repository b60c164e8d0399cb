import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ReadModels } from '../ports.js';

/** Limit on hidden cases, latest first; decisions on older cases are still refused. */
const MOST = 200;

/**
 * Ids of cases that involve a user without being about the user's own subjects.
 * @param userId a moderator
 */
export const hiddenCases = async (
  { involved }: Pick<ReadModels, 'involved'>,
  userId: string,
): Promise<readonly string[]> => {
  const found = await involved.find({ filter: { userId }, sort: [['at', -1]], limit: MOST });
  return found.map(({ caseId }) => caseId);
};

export const without = (caseIds: readonly string[]): readonly Filter[] =>
  caseIds.map((caseId) => ({ caseId: { $ne: caseId } }));
