export interface MemberGroups {
  /** Ids of all groups of a user. @throws when the group service is unavailable */
  of(userId: string): Promise<readonly string[]>;
}
