import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { OfferState } from '../offer/offer.aggregate.js';

export type Deposit = Pick<OfferState, 'deposit' | 'depositKind' | 'depositPerUnit'>;

type Kinded = Pick<Deposit, 'deposit' | 'depositKind'>;

const kindAfter = (
  before: Kinded,
  { deposit, depositKind }: Pick<OfferChanges, 'deposit' | 'depositKind'>,
): Kinded | OfferRefusal => {
  if (depositKind === undefined) {
    if (deposit === undefined) return { deposit: before.deposit, depositKind: before.depositKind };
    const isMoney = deposit !== null && deposit.minor > 0 && before.depositKind !== 'document';
    return { deposit, depositKind: isMoney ? before.depositKind : null };
  }
  if (depositKind === null) return { deposit: deposit ?? null, depositKind };
  if (depositKind === 'document')
    return deposit && deposit.minor > 0 ? 'deposit_amount_unused' : { deposit: null, depositKind };
  const amount = deposit === undefined ? before.deposit : deposit;
  return amount && amount.minor > 0 ? { deposit: amount, depositKind } : 'deposit_amount_needed';
};

/**
 * Deposit after an edit. An amount alone keeps how it is given, and null alone removes the deposit, as for clients that
 * do not know the kinds. A kind of money needs an amount; a document has none; null states no kind. Only money is given
 * for each unit.
 */
export const depositAfter = (
  before: Deposit,
  { depositPerUnit = before.depositPerUnit, ...changes }: Partial<Pick<OfferChanges, keyof Deposit>>,
): Deposit | OfferRefusal => {
  const after = kindAfter(before, changes);
  return typeof after === 'string' ? after : { ...after, depositPerUnit: depositPerUnit && after.deposit !== null };
};
