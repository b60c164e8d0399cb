export const moderationLimits = {
  description: 2_000,
  name: 100,
  note: 2_000,
  facts: 4_000,
  ground: 300,
  complaint: 4_000,
  suspensionDays: 365,
  /** Days of a permanent suspension while unconfirmed by a second person. */
  unconfirmedDays: 30,
  /** Complaint period after a decision in months (DSA art. 20). */
  complaintMonths: 6,
  /** Retention in days of visitors' report texts and contacts. */
  visitorDays: 365,
  /** Per network. */
  reportsPerHour: 10,
  /** Per network, for people without an account. */
  complaintsPerHour: 10,
} as const;
