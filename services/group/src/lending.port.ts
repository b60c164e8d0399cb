import type { GroupLoans } from '@lendring/contracts/request/queries.js';

/** What is lent within groups, as other services know it. */
export interface Lending {
  /** How many things that can be borrowed stand in a group. @throws when the offer service does not answer */
  things(groupId: string, at: string): Promise<number>;
  /** The loans within a group, counted at an instant. @throws when the request service does not answer */
  loans(groupId: string, at: string): Promise<GroupLoans>;
}
