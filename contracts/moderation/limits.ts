export const moderationLimits = {
  description: 2_000,
  name: 100,
  note: 2_000,
  facts: 4_000,
  ground: 300,
  complaint: 4_000,
  suspensionDays: 365,
  /** Days that a permanent suspension lasts without confirmation by a second person. */
  unconfirmedDays: 30,
  /** Months within which a complaint about a decision is possible (DSA art. 20). */
  complaintMonths: 6,
  /** Days that report texts and contact details of visitors are kept. */
  visitorDays: 365,
  /** Maximum reports per hour and network. */
  reportsPerHour: 10,
  /** Maximum complaints per hour and network, for people without an account. */
  complaintsPerHour: 10,
} as const;
