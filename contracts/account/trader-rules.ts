export const traderLimits = {
  /** Name of the court or office that keeps the trade register or its equivalent. */
  register: 100,
  registerNumber: 60,
  /** Grace period for those who already traded commercially before details were required. */
  graceDays: 30,
  /**
   * Grace period for offers already online when a private person becomes commercial: enough to look up a register
   * number, short enough to limit anonymous trading (DSA art. 30(1) grants new traders none).
   */
  beginDays: 7,
  /** Retention after trading ends (DSA art. 30(5)). */
  keptMonths: 6,
} as const;

/**
 * Versions of the trader's self-certification; their wording in `texts/trader.ts` never changes. The last version is
 * current.
 */
export const certifications = ['2026-11'] as const;
export type Certification = (typeof certifications)[number];
export const certification: Certification = '2026-11';

export const traderParts = ['name', 'company', 'address', 'phone', 'email'] as const;

export const traderStates = ['unchecked', 'checked', 'correction', 'missing', 'ended'] as const;
export type TraderState = (typeof traderStates)[number];

export const traderLists = [...traderStates, 'vat_id'] as const;
export type TraderList = (typeof traderLists)[number];
