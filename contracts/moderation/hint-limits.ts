/** What stands out, by kind: words of a list, a picture of somebody else, an unusual price, a new account that offers much. */
export const hintKinds = ['words', 'picture', 'price', 'new_account'] as const;

/** `open`: nobody has looked yet; `gone`: it did not hold any more before anybody had. */
export const hintStates = ['open', 'fine', 'case', 'gone'] as const;

/** How a word of a list is found: as a whole, or as the beginning of a longer one. */
export const wordMatches = ['word', 'beginning'] as const;

/** Bounds of word lists and of what stands out; texts count characters. */
export const hintLimits = {
  word: 60,
  reason: 60,
  /** Words of one language. */
  words: 2_000,
  /** Of what one text has, so many are listed. */
  found: 20,
  /** A text to try the lists with. */
  tried: 5_000,
  /** Pictures of others that look the same, of one offer. */
  pictures: 10,
  /** An account is new for so many days. */
  newDays: 14,
  /** So many offers online are many for a new private account. */
  manyOffers: 8,
  /** Cents a day from which an offer of a new account is a dear one. */
  dearCents: 10_000,
  /** Other offers of a category that it takes to say what is usual there. */
  fewestPrices: 8,
} as const;
