export const groupLimits = {
  nameMin: 3,
  name: 60,
  description: 3000,
  rules: 3000,
  message: 600,
  members: 5_000,
  asks: 500,
  /** Maximum groups per person, including those founded. */
  memberships: 50,
  mails: 100,
  /** Maximum invitations by mail per group and UTC day. */
  mailsADay: 50,
  /** Maximum invitations by mail per person within 24 hours across all groups; new accounts have a lower limit. */
  mailsADayOfPerson: 50,
  mailsADayOfNew: 10,
  newDays: 7,
  /** Maximum groups founded per person within 24 hours, regardless of the outcome. */
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
  /** Maximum search requests per person within 24 hours, including deleted ones, because each one notifies members. */
  aDay: 30,
  replies: 200,
  /** Maximum replies of one person to another person's search request until its author answers. */
  repliesUnanswered: 3,
  /** Maximum replies of one person to other people within 24 hours, including deleted replies. */
  repliesADay: 40,
  page: 50,
} as const;
