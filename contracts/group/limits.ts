/** How long, how many: plain numbers, for the schemas of the contracts and for the client's fields alike. */
export const groupLimits = {
  nameMin: 3,
  name: 60,
  description: 3000,
  rules: 3000,
  /** What somebody writes to the admins when they ask to join. */
  message: 600,
  members: 5_000,
  /** People who wait for an answer at a time. */
  asks: 500,
  /** Groups that one person is in, those of their own included. */
  memberships: 50,
  /** Invitations by mail that wait for their person at a time. */
  mails: 100,
  /** Invitations by mail that a group sends on one day (UTC). */
  mailsADay: 50,
  /** Invitations by mail that a person sends within 24 hours, over all groups; fewer in the first days of an account. */
  mailsADayOfPerson: 50,
  mailsADayOfNew: 10,
  /** Days in which an account is new. */
  newDays: 7,
  /** Groups that a person founds within 24 hours, and asks to join, whatever becomes of them. */
  foundedADay: 5,
  asksADay: 20,
  /** Days in which an invitation by mail is taken up. */
  mailDays: 14,
  /** Uses that a link may be limited to, and the days it may last. */
  linkUses: 1_000,
  linkDays: 365,
  /** Members, asks or groups on one page of a list. */
  page: 50,
} as const;

/** The same for search requests. */
export const searchRequestLimits = {
  titleMin: 3,
  title: 80,
  text: 2_000,
  reply: 1_000,
  /** Unsolved ones that one person has at a time. */
  open: 20,
  /** Made by one person within 24 hours, deleted ones among them: members are told of each. */
  aDay: 30,
  replies: 200,
  /** Of one person to a search request of another, until its creator replies. */
  repliesUnanswered: 3,
  /** Of one person within 24 hours, deleted ones among them, to search requests of others. */
  repliesADay: 40,
  /** On one page of a list. */
  page: 50,
} as const;
