import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import type { DepositStatus } from '@lendring/contracts/rules/deposit-status.js';

/** Deposit of an offer, and the units of it that are lent; cents. */
type Security = Readonly<{
  deposit?: number | null;
  deposit_kind?: DepositKind | null;
  deposit_per_unit?: boolean;
  units?: number;
  stage?: DepositStage;
}>;

/** Stages of deposits that are not settled. `open`: the item was handed out without; `owed`: the loan has ended. */
type DepositStage = 'agreed' | 'open' | 'held' | 'owed';

/** Sum of the deposits of one kind and stage in cents; null: of no stated kind. */
export type DepositSum = Readonly<{ kind: DepositKind | null; sum: number; stage?: DepositStage }>;

/** Sum of prices in cents; null where none is agreed. A price that is no amount counts as none. */
export const totalOf = (prices: readonly (number | null)[]): number | null => {
  const agreed = prices.flatMap((price) => (price !== null && Number.isFinite(price) ? [price] : []));
  return agreed.length === 0 ? null : agreed.reduce((sum, price) => sum + price, 0);
};

/** Deposits of several things by kind and stage, in the order of the things. */
export const depositsOf = (things: readonly Security[]): readonly DepositSum[] => {
  const sums = new Map<string, DepositSum>();
  for (const thing of things) {
    const { deposit = null, deposit_kind: kind = null, deposit_per_unit: perUnit = false, units = 1, stage } = thing;
    if (!deposit && kind !== 'document') continue;
    const sum = depositOfUnits({ deposit, perUnit }, units) ?? 0;
    const key = `${kind} ${stage}`;
    sums.set(key, { kind, sum: (sums.get(key)?.sum ?? 0) + sum, ...(stage && { stage }) });
  }
  return [...sums.values()];
};

type Stated = Readonly<{
  deposit_status?: DepositStatus | null | undefined;
  handed_out: boolean;
  finished_at: string | null;
}>;

/**
 * Deposits of loans that are not settled yet, with their stage; none of ended loans without a receipt. `offers`: those of
 * older loans, which state none.
 */
export const unsettled = (loans: readonly Stated[], offers: readonly (Security | undefined)[]): readonly Security[] =>
  loans.flatMap(({ deposit_status: status, handed_out: isOut, finished_at: finishedAt }, index) => {
    const isOver = finishedAt !== null;
    if (status === undefined) return isOver ? [] : (offers[index] ?? []);
    if (status === null || (status.state !== 'open' && status.state !== 'held')) return [];
    const security = { deposit: status.sum, deposit_kind: status.kind };
    if (status.state === 'held') return { ...security, stage: isOver ? ('owed' as const) : ('held' as const) };
    return isOver ? [] : { ...security, stage: isOut ? ('open' as const) : ('agreed' as const) };
  });

/** Cents kept of the deposits of several loans. */
export const keptOf = (loans: readonly Stated[]): number =>
  loans.reduce((sum, { deposit_status: status }) => sum + (status?.kept ?? 0), 0);
