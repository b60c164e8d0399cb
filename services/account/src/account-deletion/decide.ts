import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';

const nothing: AccountDecision = decided([]);

type Asked = Readonly<{
  userId: string;
  /** Certificate id of a new deletion; a pending deletion keeps its own id. */
  certificateId: string;
  /** Language of the page; a language chosen in the profile takes precedence. */
  locale: Locale;
  anotherAdmin: boolean;
}>;

export const askDeletion = (
  { opened, roles, deletion, language }: AccountState,
  { userId, certificateId, locale, anotherAdmin }: Asked,
): AccountDecision => {
  if (deletion) return nothing;
  if (!opened) return refused('account_not_found');
  if (roles.includes('admin') && !anotherAdmin) return refused('last_admin');
  return decided([{ type: 'AccountDeletionAsked', data: { userId, certificateId, locale: language ?? locale } }]);
};

/** Deletes an erased user whose account reappeared from an older backup, regardless of the loans in that log. */
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

export const repeatErasure = ({ deletion }: AccountState, userId: string, at: string): AccountDecision =>
  deletion && deletion.stage !== 'erased'
    ? decided([{ type: 'ErasureRepeated', data: { userId, keepers: [...deletion.waitsFor], at } }])
    : nothing;

export const finishDeletion = ({ deletion }: AccountState, userId: string, at: string): AccountDecision =>
  deletion?.stage === 'deleted' && deletion.waitsFor.length === 0
    ? decided([{ type: 'AccountErased', data: { userId, certificateId: deletion.certificateId, at } }])
    : nothing;
