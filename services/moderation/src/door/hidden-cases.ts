import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ModerationViews } from '../projections/all.js';

/** The latest of them; a decision about an older one is refused all the same. */
const MOST = 200;

/**
 * Ids of cases in which somebody is involved, besides those about things of their own.
 * @param userId who looks after cases
 */
export const hiddenCases = async (
  { involved }: Pick<ModerationViews, 'involved'>,
  userId: string,
): Promise<readonly string[]> => {
  const found = await involved.find({ filter: { userId }, sort: [['at', -1]], limit: MOST });
  return found.map(({ caseId }) => caseId);
};

/** Leaves cases out. */
export const without = (caseIds: readonly string[]): readonly Filter[] =>
  caseIds.map((caseId) => ({ caseId: { $ne: caseId } }));
