import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { AgreedDeposit } from '@lendring/contracts/rules/deposit-status.js';

/** Deposit of all units, as frozen in the terms. */
export const depositOf = ({ deposit, depositKind }: Pick<FrozenTerms, 'deposit' | 'depositKind'>): AgreedDeposit => ({
  deposit: deposit?.minor ?? null,
  kind: depositKind ?? null,
});
