import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import type { AgreedDeposit } from '@lendring/contracts/rules/deposit-status.js';

/** Deposit of all units, as frozen in the terms. */
export const depositOf = ({ deposit, depositKind }: Pick<FrozenTerms, 'deposit' | 'depositKind'>): AgreedDeposit => ({
  deposit: deposit?.minor ?? null,
  kind: depositKind ?? null,
});

type Entered = Extract<CounterLoanEvent, { type: 'CounterLoanEntered' }>['data'];

/** Deposit of the offer at the entry of a counter loan; undefined in older loans. */
export type EnteredDeposit = Pick<Entered, 'deposit' | 'depositKind' | 'depositPerUnit'>;

/** Deposit of all units of a counter loan; undefined where the entry does not state it. */
export const counterDeposit = ({
  deposit,
  depositKind,
  depositPerUnit,
  units,
}: EnteredDeposit & Readonly<{ units: number }>): AgreedDeposit | undefined =>
  deposit === undefined
    ? undefined
    : {
        deposit: deposit && depositOfUnits({ deposit: deposit.minor, perUnit: depositPerUnit === true }, units),
        kind: depositKind ?? null,
      };
