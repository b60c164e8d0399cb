import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import { firstPart, type StepModel } from './form.js';

export type DepositChoice = 'no' | DepositKind;

/** Chosen kind of deposit; an amount of an older offer, which states none, counts as cash. */
export const depositChoice = ({
  deposit,
  deposit_kind: kind,
}: Pick<OfferShape, 'deposit' | 'deposit_kind'>): DepositChoice => kind ?? (deposit === null ? 'no' : 'cash');

export type Deposit = Readonly<{
  kind: DepositChoice;
  /** Cents; NaN for invalid text. */
  amount: number | null;
  /** For each unit that is lent, otherwise for the loan. */
  perUnit: boolean;
}>;

/** Deposit of several offers; null: no kind is chosen yet. */
export type DepositEntry = Omit<Deposit, 'kind'> & Readonly<{ kind: DepositChoice | null }>;

const isAmount = (value: number | null): value is number => value !== null && value >= 1 && value <= limits.money;
export const isMoney = (kind: DepositChoice | null): kind is 'cash' | 'transfer' | 'either' =>
  kind !== null && kind !== 'no' && kind !== 'document';

export const depositModel: StepModel<Deposit, 'deposit' | 'deposit_kind' | 'deposit_per_unit'> = {
  from: (offer) => ({ kind: depositChoice(offer), amount: offer.deposit, perUnit: offer.deposit_per_unit }),
  patch: ({ kind, amount, perUnit }) => {
    if (!isMoney(kind)) return { deposit: null, deposit_kind: kind === 'no' ? null : kind, deposit_per_unit: false };
    return isAmount(amount) ? { deposit: amount, deposit_kind: kind, deposit_per_unit: perUnit } : {};
  },
  problems: ({ kind, amount }) =>
    !isMoney(kind) || isAmount(amount)
      ? []
      : [{ id: 'deposit', key: (amount ?? 0) > limits.money ? 'amountTooBig' : 'deposit' }],
  fieldId: firstPart,
};
