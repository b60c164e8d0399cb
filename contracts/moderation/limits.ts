/** Bounds of moderation; texts count characters. */
export const moderationLimits = {
  description: 2_000,
  name: 100,
  note: 2_000,
  facts: 4_000,
  ground: 300,
  complaint: 4_000,
  /** Days for which a person may be kept from writing at a time; longer is for good. */
  suspensionDays: 365,
  /** A suspension for good lasts so many days until somebody else confirms it. */
  unconfirmedDays: 30,
  /** Months after a decision in which it may be complained about (DSA art. 20). */
  complaintMonths: 6,
  /** Days after which it is forgotten who reported without an account, and in which words. */
  visitorDays: 365,
  /** Reports of one network within an hour. */
  reportsPerHour: 10,
  /** Complaints of people without an account from one network within an hour. */
  complaintsPerHour: 10,
} as const;
