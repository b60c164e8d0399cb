export const hintKinds = ['words', 'picture', 'price', 'new_account'] as const;

/** `open`: not reviewed; `gone`: obsolete before a review. */
export const hintStates = ['open', 'fine', 'case', 'gone'] as const;

/** Match of a listed word: whole word or prefix. */
export const wordMatches = ['word', 'beginning'] as const;

export const hintLimits = {
  word: 60,
  reason: 60,
  words: 2_000,
  found: 20,
  tried: 5_000,
  pictures: 10,
  newDays: 14,
  /** Published offers from which a new private account is flagged. */
  manyOffers: 8,
  /** Price in cents per day from which a new account's offer is flagged. */
  dearCents: 10_000,
  /** Minimum other offers in a category to determine its usual price. */
  fewestPrices: 8,
} as const;
