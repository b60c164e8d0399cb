export const hintKinds = ['words', 'picture', 'price', 'new_account'] as const;

/** State of a hint. `open`: not reviewed; `gone`: obsolete before a review. */
export const hintStates = ['open', 'fine', 'case', 'gone'] as const;

export const wordMatches = ['word', 'beginning'] as const;

export const hintLimits = {
  word: 60,
  reason: 60,
  words: 2_000,
  found: 20,
  tried: 5_000,
  pictures: 10,
  newDays: 14,
  /** Number of published offers at which a new private account is flagged. */
  manyOffers: 8,
  /** Price in cents per day at which an offer of a new account is flagged. */
  dearCents: 10_000,
  /** Minimum number of other offers in a category from which its usual price is determined. */
  fewestPrices: 8,
} as const;
