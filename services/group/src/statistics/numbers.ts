import type { GroupNumbers } from '@lendring/contracts/group/statistics.js';
import type { GroupLoans } from '@lendring/contracts/request/group-lending.js';

/** Minimum number of people behind a total; with fewer, the total would reveal what each of them did. */
const FEWEST = 3;

type Counted = Readonly<{
  things: number;
  members: number;
  /** Members other than the caller with a recent loan, as owner or borrower. */
  active: number;
  loans: GroupLoans;
  askerId: string | null;
}>;

/**
 * Statistics for admins. Activity and loans are null when fewer than three people besides the caller took part, because
 * the caller could identify them (ADR 77).
 */
export const numbersOf = ({ things, members, active, loans, askerId }: Counted): GroupNumbers => {
  const { months, crates, sixpacks, people } = loans;
  const others = people.filter((userId) => userId !== askerId).length;
  return {
    things,
    members,
    active: active < FEWEST ? null : active,
    loans: others < FEWEST ? null : { months, crates, sixpacks },
  };
};
