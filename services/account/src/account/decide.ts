import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Agreement } from '@lendring/contracts/account/account.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { AccountState } from './account.aggregate.js';

export type AccountDecision = Decision<readonly AccountEvent[], AccountRefusal>;

export const ifOpened = (state: AccountState, decision: () => AccountDecision): AccountDecision =>
  state.opened ? decision() : refused('account_not_found');

/** Opens the account at the first sign-in; at later sign-ins, adopts the email address of the identity service. */
export const open = (
  state: AccountState,
  userId: string,
  { email, emailVerified, agreed }: { email: string; emailVerified: boolean; agreed?: Agreement | undefined },
  locale: Locale,
): AccountDecision => {
  // Refuse sessions that outlived their account, which must not open a new account.
  if (state.deletion && state.deletion.stage !== 'asked') return refused('account_deleted');
  if (!state.opened)
    return decided([
      { type: 'AccountOpened', data: { userId, email, emailVerified, locale } },
      ...(agreed ? [{ type: 'TermsAgreed' as const, data: { userId, ...agreed } }] : []),
    ]);
  if (state.email === email && state.emailVerified === emailVerified) return decided([]);
  const { contactEmail, phone } = state;
  return decided([
    { type: 'AccountEmailChanged', data: { userId, email, emailVerified } },
    // Update the contact address with the sign-in address, so that messages never go to the previous address.
    ...(contactEmail !== null && contactEmail !== email
      ? [{ type: 'ContactChanged' as const, data: { userId, contactEmail: email, phone } }]
      : []),
  ]);
};

export const agreeToTerms = (state: AccountState, userId: string, agreed: Agreement): AccountDecision =>
  ifOpened(state, () =>
    state.agreed.some(({ version }) => version === agreed.version)
      ? decided([])
      : decided([{ type: 'TermsAgreed', data: { userId, ...agreed } }]),
  );
