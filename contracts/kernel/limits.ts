/**
 * How long, how many, how much: plain numbers, for the schemas of the contracts and for the client's fields alike.
 * Lengths count characters (UTF-16 code units, as browsers do).
 */
export const limits = {
  title: 80,
  shortDescription: 160,
  description: 6000,
  message: 3000,
  reason: 600,
  rating: 1200,
  /** What somebody answers to a rating. */
  ratingAnswer: 600,
  tag: 30,
  tags: 10,
  metadataKey: 40,
  metadataValue: 120,
  metadata: 20,
  images: 10,
  pricings: 12,
  nicknameMin: 6,
  nicknameMax: 40,
  name: 60,
  street: 100,
  company: 100,
  companyDescription: 4000,
  legalHints: 4000,
  url: 200,
  searchTerm: 100,
  /** What is typed for a place. */
  typedPlace: 80,
  donationTarget: 100,
  places: 20,
  /** Groups that one offer belongs to. */
  offerGroups: 20,
  favourites: 500,
  /** People whom somebody has blocked. */
  blocked: 500,
  savedSearches: 25,
  /** What a person calls a saved search. */
  searchName: 120,
  /** Texts of automatic replies that a person keeps. */
  autoTexts: 20,
  /** Opening hours: spans of one weekday. */
  openSpans: 3,
  /** The highest amount of money, in cents. */
  money: 99_999_999_99,
  /** Crates or sixpacks for one unit of time. */
  things: 99,
  /** Units of the rent type that one loan may last. */
  duration: 365,
  /** How many days ahead of today a loan may begin. */
  daysAhead: 365,
  /** Hours of a loan by the hour. */
  hours: 72,
} as const;
