import type { GroupLoans } from '@lendring/contracts/request/group-lending.js';

export interface Lending {
  /**
   * Number of lendable offers in a group.
   * @throws when the offer service does not answer
   */
  things(groupId: string, at: string): Promise<number>;
  /**
   * The loans within a group, counted at an instant.
   * @throws when the request service does not answer
   */
  loans(groupId: string, at: string): Promise<GroupLoans>;
}
