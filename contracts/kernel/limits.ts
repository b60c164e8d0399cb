/**
 * Limits as plain numbers, shared by the contracts' schemas and the client's fields. Lengths are in characters
 * (UTF-16 code units, as in browsers).
 */
export const limits = {
  title: 80,
  shortDescription: 160,
  description: 6000,
  message: 3000,
  reason: 600,
  rating: 1200,
  ratingAnswer: 600,
  ownNumber: 40,
  tag: 30,
  tags: 10,
  metadataKey: 40,
  metadataValue: 120,
  metadata: 20,
  /** Metadata values by which a search filters. */
  metadataFilters: 10,
  /** Maximum number of parts of a kit, and of equal ones. */
  parts: 50,
  partName: 80,
  partCount: 999,
  handoverNote: 1000,
  /** Reason for keeping a part of a deposit. */
  keptReason: 200,
  images: 10,
  pricings: 12,
  /** Discounts of a pricing entry, and the highest percentage of one. */
  discounts: 4,
  seasons: 4,
  percentOff: 90,
  nicknameMin: 6,
  nicknameMax: 40,
  name: 60,
  street: 100,
  company: 100,
  companyDescription: 4000,
  legalHints: 4000,
  url: 200,
  searchTerm: 100,
  typedPlace: 80,
  donationTarget: 100,
  places: 20,
  placeName: 60,
  offerGroups: 20,
  favourites: 500,
  blocked: 500,
  savedSearches: 25,
  searchName: 120,
  tableViews: 20,
  tableViewQuery: 1000,
  autoTexts: 20,
  openSpans: 3,
  openingExceptions: 200,
  exceptionsAtOnce: 50,
  openingLabel: 60,
  /** Maximum length of an exception to the opening hours, in days. */
  exceptionDays: 366,
  /** Maximum days between today and the first day of an exception. */
  exceptionsAhead: 731,
  /** Drafts that a user may create by hand; an import may create more. */
  drafts: 100,
  /** Maximum amount in cents. */
  money: 99_999_999_99,
  things: 99,
  /** Maximum number of equal units of an offer. */
  quantity: 999,
  /** Maximum duration of a loan in units of the rent type. */
  duration: 365,
  /** Maximum lead time between a request and the start of its loan, in days. */
  leadDays: 30,
  /** Maximum preparation before or after a loan, in days or hours. */
  preparation: 14,
  /** Maximum days between today and the start of a loan. */
  daysAhead: 365,
  /** Maximum days between today and the last weekly repetition of a block. */
  repeatDays: 731,
  /** Maximum days between today and the last yearly repetition of a block. */
  yearlyRepeatDays: 3653,
  /** Maximum number of periods of a repeating block. */
  occurrences: 366,
  /** Maximum number of offers that a block names one by one. */
  blockedOffers: 300,
  /** Maximum number of blocks with coming dates of an owner, and of their coming dates in all and for one offer. */
  blocks: 500,
  blockDates: 2_000,
  blockDatesOfOffer: 1_000,
  /** Maximum number of offers and of days in one answer of the timeline. */
  timelineRows: 300,
  timelineDays: 62,
  hours: 72,
} as const;
