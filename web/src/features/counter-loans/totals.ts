import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import type { DepositStatus } from '@lendring/contracts/rules/deposit-status.js';

/** Deposit of an offer, and the units of it that are lent; cents. */
type Security = Readonly<{
  deposit?: number | null;
  deposit_kind?: DepositKind | null;
  deposit_per_unit?: boolean;
  units?: number;
}>;

/** Sum of the deposits of one kind in cents; null: of no stated kind. */
export type DepositSum = Readonly<{ kind: DepositKind | null; sum: number }>;

/** Sum of prices in cents; null where none is agreed. A price that is no amount counts as none. */
export const totalOf = (prices: readonly (number | null)[]): number | null => {
  const agreed = prices.flatMap((price) => (price !== null && Number.isFinite(price) ? [price] : []));
  return agreed.length === 0 ? null : agreed.reduce((sum, price) => sum + price, 0);
};

/** Deposits of several things by kind, in the order of the things. */
export const depositsOf = (things: readonly Security[]): readonly DepositSum[] => {
  const sums = new Map<DepositKind | null, DepositSum>();
  for (const { deposit = null, deposit_kind: kind = null, deposit_per_unit: perUnit = false, units = 1 } of things) {
    if (!deposit && kind !== 'document') continue;
    const sum = depositOfUnits({ deposit, perUnit }, units) ?? 0;
    sums.set(kind, { kind, sum: (sums.get(kind)?.sum ?? 0) + sum });
  }
  return [...sums.values()];
};

type Stated = Readonly<{ deposit_status?: DepositStatus | null | undefined }>;

/** Deposits of loans that are not settled yet; `offers`: those of older loans, which state none. */
export const unsettled = (loans: readonly Stated[], offers: readonly (Security | undefined)[]): readonly Security[] =>
  loans.flatMap(({ deposit_status: status }, index) => {
    if (status === undefined) return offers[index] ?? [];
    if (status === null || status.state === 'returned' || status.state === 'kept') return [];
    return { deposit: status.sum, deposit_kind: status.kind };
  });

/** Cents kept of the deposits of several loans. */
export const keptOf = (loans: readonly Stated[]): number =>
  loans.reduce((sum, { deposit_status: status }) => sum + (status?.kept ?? 0), 0);
