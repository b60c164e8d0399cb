/** The groups of people, as the group service knows them. */
export interface MemberGroups {
  /** Ids of all groups that somebody is in now. @throws when the group service does not answer */
  of(userId: string): Promise<readonly string[]>;
}
