type Deposit = Readonly<{ deposit: number | null; perUnit: boolean }>;

/** Deposit in cents of a loan of some units: once, or for each of them. Null: none. */
export const depositOfUnits = ({ deposit, perUnit }: Deposit, units: number): number | null =>
  deposit === null ? null : perUnit ? deposit * units : deposit;
