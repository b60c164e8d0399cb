import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AccountState } from './account.js';
import type { AccountDecision } from './decide.js';

const nothing: AccountDecision = decided([]);

type Asked = Readonly<{
  userId: string;
  /** For a new deletion: one that was begun keeps its own. */
  certificateId: string;
  /** That of the page; a chosen one comes first. */
  locale: Locale;
  /** Whether somebody else is an admin as well: the last one stays. */
  anotherAdmin: boolean;
}>;

/** A person wants to delete their account. Who asked already asks no second time. */
export const askDeletion = (
  { opened, roles, deletion, language }: AccountState,
  { userId, certificateId, locale, anotherAdmin }: Asked,
): AccountDecision => {
  if (deletion) return nothing;
  if (!opened) return refused('account_not_found');
  if (roles.includes('admin') && !anotherAdmin) return refused('last_admin');
  return decided([{ type: 'AccountDeletionAsked', data: { userId, certificateId, locale: language ?? locale } }]);
};

/**
 * Somebody who was erased is in the log once more, as after the restore of an older backup: deleted again, whatever
 * that log says of their loans.
 */
export const deleteAgain = (
  { opened, deletion }: AccountState,
  userId: string,
  { certificateId, keepers, at }: Readonly<{ certificateId: string; keepers: readonly string[]; at: string }>,
): AccountDecision =>
  !opened || (deletion && deletion.stage !== 'asked')
    ? nothing
    : decided([
        {
          type: 'AccountDeleted',
          data: {
            userId,
            certificateId: deletion?.certificateId ?? certificateId,
            keepers: [...keepers],
            at,
            again: true,
          },
        },
      ]);

/** What the request service said of the person's loans. */
export const settleDeletion = (
  { deletion }: AccountState,
  userId: string,
  { mayGo, keepers, at }: Readonly<{ mayGo: boolean; keepers: readonly string[]; at: string }>,
): AccountDecision => {
  if (deletion?.stage !== 'asked') return nothing;
  const { certificateId } = deletion;
  return decided([
    mayGo
      ? { type: 'AccountDeleted', data: { userId, certificateId, keepers: [...keepers], at } }
      : { type: 'AccountDeletionRefused', data: { userId, certificateId } },
  ]);
};

export const confirmErasure = (
  { deletion }: AccountState,
  userId: string,
  { by, at }: Readonly<{ by: string; at: string }>,
): AccountDecision =>
  deletion?.stage === 'deleted' && deletion.waitsFor.includes(by)
    ? decided([{ type: 'ErasureConfirmed', data: { userId, by, at } }])
    : nothing;

/** Carries on a deletion that has not ended: names the keepers that have not confirmed. */
export const repeatErasure = ({ deletion }: AccountState, userId: string, at: string): AccountDecision =>
  deletion && deletion.stage !== 'erased'
    ? decided([{ type: 'ErasureRepeated', data: { userId, keepers: [...deletion.waitsFor], at } }])
    : nothing;

/** The key is destroyed: that is the end. */
export const finishDeletion = ({ deletion }: AccountState, userId: string, at: string): AccountDecision =>
  deletion?.stage === 'deleted' && deletion.waitsFor.length === 0
    ? decided([{ type: 'AccountErased', data: { userId, certificateId: deletion.certificateId, at } }])
    : nothing;
