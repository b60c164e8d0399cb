export const feedbackLimits = {
  text: 2_000,
  note: 2_000,
  answer: 4_000,
  page: 300,
  tag: 30,
  tags: 5,
  /** Per account or network. */
  perHour: 10,
} as const;

/** `category`: a missing category. */
export const feedbackKinds = ['idea', 'broken', 'category', 'other'] as const;

export const pagePattern = /^\/(?!\/)[\w\-.~%/!$&'()*+,;=:@]*$/;
