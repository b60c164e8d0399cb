export const groupLimits = {
  nameMin: 3,
  name: 60,
  description: 3000,
  rules: 3000,
  message: 600,
  members: 5_000,
  asks: 500,
  /** Groups per person, founded ones included. */
  memberships: 50,
  mails: 100,
  /** Invitations by mail per group and day (UTC). */
  mailsADay: 50,
  /** Invitations by mail per person within 24 hours, across groups; lower for new accounts. */
  mailsADayOfPerson: 50,
  mailsADayOfNew: 10,
  newDays: 7,
  /** Per person within 24 hours, whatever the outcome. */
  foundedADay: 5,
  asksADay: 20,
  mailDays: 14,
  linkUses: 1_000,
  linkDays: 365,
  page: 50,
} as const;

export const searchRequestLimits = {
  titleMin: 3,
  title: 80,
  text: 2_000,
  reply: 1_000,
  open: 20,
  /** Per person within 24 hours, deleted ones included, because each one notifies members. */
  aDay: 30,
  replies: 200,
  /** Replies of one person to another's search request until its creator answers. */
  repliesUnanswered: 3,
  /** Replies of one person to others within 24 hours, deleted ones included. */
  repliesADay: 40,
  page: 50,
} as const;
