import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import { ApiError } from '../errors/api-error.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';

export type FeedQuestion = Parameters<ServiceApis['partner']['queries']['feedAfter']>[0];
export type FeedAnswer = Readonly<{ items: readonly FeedItem[]; cursor: string; caughtUp: boolean }>;

const codes = {
  key_unknown: 'key_needed',
  scope_missing: 'key_not_allowed',
  cursor_too_old: 'cursor_too_old',
  cursor_unknown: 'cursor_unknown',
} as const;

export const readFeed = async (
  { partner }: Pick<ServiceApis, 'partner'>,
  question: FeedQuestion,
  at: string,
): Promise<FeedAnswer> => {
  const answer = await partner.queries.feedAfter(question, { actor: { kind: 'visitor' }, at });
  if (!answer.ok) throw new ApiError(codes[answer.reason]);
  return answer;
};
