import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import { ApiError } from '../errors/api-error.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

export type FeedQuestion = Parameters<Doors['partner']['queries']['feedAfter']>[0];
export type FeedAnswer = Readonly<{ items: readonly FeedItem[]; cursor: string; caughtUp: boolean }>;

const codes = {
  key_unknown: 'key_needed',
  scope_missing: 'key_not_allowed',
  cursor_too_old: 'cursor_too_old',
  cursor_unknown: 'cursor_unknown',
} as const;

export const readFeed = async (
  { partner }: Pick<Doors, 'partner'>,
  question: FeedQuestion,
  at: string,
): Promise<FeedAnswer> => {
  const answer = await partner.queries.feedAfter(question, { actor: { kind: 'visitor' }, at });
  if (!answer.ok) throw new ApiError(codes[answer.reason]);
  return answer;
};
