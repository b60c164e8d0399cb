/** Bounds of feedback; texts count characters. */
export const feedbackLimits = {
  text: 2_000,
  note: 2_000,
  answer: 4_000,
  page: 300,
  tag: 30,
  tags: 5,
  /** Of one account or network within an hour. */
  perHour: 10,
} as const;

/** `category`: something has no place in our categories. */
export const feedbackKinds = ['idea', 'broken', 'category', 'other'] as const;

/** A path of ours: no host, no query. */
export const pagePattern = /^\/(?!\/)[\w\-.~%/!$&'()*+,;=:@]*$/;
