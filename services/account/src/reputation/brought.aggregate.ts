import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import type { Brought, PaperEvent } from '@lendring/contracts/account/reputation.js';
import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { AccountState } from '../account/account.aggregate.js';

export type PaperState = Readonly<{ holder: string | null }>;

/** Stream `paper-<id>`: limits a reputation document to one account, even if the email address later changes hands. */
export const paperAggregate: Aggregate<PaperState, PaperEvent> = {
  category: 'paper',
  initialState: { holder: null },
  evolve: (_, { data }) => ({ holder: data.userId }),
};

type Ask = Readonly<{ userId: string; at: string }>;
type State = Readonly<{ account: Pick<AccountState, 'opened' | 'brought'>; paper: PaperState }>;
type Events = Readonly<{ account: readonly AccountEvent[]; paper: readonly PaperEvent[] }>;

const removed = (userId: string, paperId: string, at: string): AccountEvent => ({
  type: 'BroughtReputationRemoved',
  data: { userId, paperId, at },
});

/**
 * Imports a verified document of the caller. A newer one replaces the previous one of the same installation; a repeat
 * changes nothing.
 */
export const bring = (
  { account, paper }: State,
  { paperId, ...reputation }: Brought,
  { userId, at }: Ask,
): Decision<Events, AccountRefusal> => {
  if (!account.opened) return refused('account_not_found');
  if (account.brought[paperId]) return decided({ account: [], paper: [] });
  if (paper.holder !== null && paper.holder !== userId) return refused('brought_taken');
  const before = Object.entries(account.brought).filter(([, { issuer }]) => issuer === reputation.issuer);
  if (before.some(([, { issuedAt }]) => issuedAt >= reputation.issuedAt)) return refused('brought_older');
  return decided({
    account: [
      ...before.map(([old]) => removed(userId, old, at)),
      { type: 'ReputationBrought', data: { userId, paperId, reputation, at } },
    ],
    paper: paper.holder === null ? [{ type: 'PaperClaimed', data: { userId } }] : [],
  });
};

export const removeBrought = (
  { brought }: Pick<AccountState, 'brought'>,
  paperId: string,
  { userId, at }: Ask,
): readonly AccountEvent[] => (brought[paperId] ? [removed(userId, paperId, at)] : []);
