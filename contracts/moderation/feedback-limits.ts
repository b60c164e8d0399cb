export const feedbackLimits = {
  text: 2_000,
  note: 2_000,
  answer: 4_000,
  page: 300,
  tag: 30,
  tags: 5,
  /** Maximum feedback per hour, per account or network. */
  perHour: 10,
} as const;

/** Kinds of feedback; `category` reports a missing category. */
export const feedbackKinds = ['idea', 'broken', 'category', 'other'] as const;

export const pagePattern = /^\/(?!\/)[\w\-.~%/!$&'()*+,;=:@]*$/;
