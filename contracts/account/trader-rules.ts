export const traderLimits = {
  /** Maximum length of the name of the court or office that keeps the trade register or its equivalent. */
  register: 100,
  registerNumber: 60,
  /** Grace period in days for users who traded commercially before trader details were required. */
  graceDays: 30,
  /**
   * Grace period in days for published offers when a private person becomes commercial: long enough to find a
   * register number, short enough to limit anonymous trading (DSA art. 30(1) grants new traders none).
   */
  beginDays: 7,
  /** Months that trader details are kept after trading ends (DSA art. 30(5)). */
  keptMonths: 6,
} as const;

/**
 * Versions of the trader's self-certification, the last being current. The wording of a version in `texts/trader.ts`
 * never changes.
 */
export const certifications = ['2026-11'] as const;
export type Certification = (typeof certifications)[number];
export const certification: Certification = '2026-11';

export const traderParts = ['name', 'company', 'address', 'phone', 'email'] as const;

export const traderStates = ['unchecked', 'checked', 'correction', 'missing', 'ended'] as const;
export type TraderState = (typeof traderStates)[number];

export const traderLists = [...traderStates, 'vat_id'] as const;
export type TraderList = (typeof traderLists)[number];
