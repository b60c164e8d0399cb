import type { GroupNumbers } from '@lendring/contracts/group/queries.js';
import type { GroupLoans } from '@lendring/contracts/request/queries.js';

/** Of fewer people a number would tell what each of them did. */
const FEWEST = 3;

type Counted = Readonly<{
  things: number;
  members: number;
  /** Members besides the asker who had something lent or borrowed lately. */
  active: number;
  loans: GroupLoans;
  askerId: string | null;
}>;

/**
 * What an admin learns of all that is counted: who is active, and loans, only where these are three people besides
 * themselves, whose part in it they cannot tell (ADR 77).
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
