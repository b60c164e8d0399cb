/** Kinds of hints: listed words, another user's picture, an unusual price, a new account with many offers. */
export const hintKinds = ['words', 'picture', 'price', 'new_account'] as const;

/** `open`: not reviewed; `gone`: obsolete before a review. */
export const hintStates = ['open', 'fine', 'case', 'gone'] as const;

/** Match of a listed word: whole word or prefix. */
export const wordMatches = ['word', 'beginning'] as const;

/** Limits of word lists and hints; text lengths are in characters. */
export const hintLimits = {
  word: 60,
  reason: 60,
  /** Words per language. */
  words: 2_000,
  /** Maximum matches listed per text. */
  found: 20,
  /** Maximum text for trying out a list. */
  tried: 5_000,
  /** Maximum similar pictures per offer. */
  pictures: 10,
  /** Days during which an account counts as new. */
  newDays: 14,
  /** Published offers from which a new private account is flagged. */
  manyOffers: 8,
  /** Price in cents per day from which a new account's offer is flagged. */
  dearCents: 10_000,
  /** Minimum other offers in a category to determine its usual price. */
  fewestPrices: 8,
} as const;
