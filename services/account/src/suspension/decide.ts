import { decided } from '@lendring/contracts/kernel/decider.js';
import type { AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';

const nothing: AccountDecision = decided([]);

/** True for a decision older than the last known one, which the bus may redeliver. */
const isOld = ({ suspension }: AccountState, at: string): boolean => suspension !== null && at < suspension.at;

export const suspend = (
  state: AccountState,
  userId: string,
  { until, at }: Readonly<{ until: string | null; at: string }>,
): AccountDecision => {
  const { opened, suspension } = state;
  if (!opened || isOld(state, at) || (suspension?.on && suspension.until === until)) return nothing;
  return decided([{ type: 'AccountSuspended', data: { userId, until, at } }]);
};

export const reinstate = (state: AccountState, userId: string, at: string): AccountDecision =>
  !state.opened || isOld(state, at) || !state.suspension?.on
    ? nothing
    : decided([{ type: 'AccountReinstated', data: { userId, at } }]);
