import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';

export type DepositChoice = 'no' | DepositKind;

/** Chosen kind of deposit; an amount of an older offer, which states none, counts as cash. */
export const depositChoice = ({
  deposit,
  deposit_kind: kind,
}: Pick<OfferShape, 'deposit' | 'deposit_kind'>): DepositChoice => kind ?? (deposit === null ? 'no' : 'cash');
