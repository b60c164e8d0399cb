import type { HandoverShape } from '@lendring/contracts/http/timeline.js';

/** Name under which the lender knows the borrower; null once the person is deleted. */
export const personOf = ({ name, other }: HandoverShape): string | null =>
  name ?? other?.company ?? other?.nickname ?? null;
