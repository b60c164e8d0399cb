/** Bounds of what traders give; texts count characters. */
export const traderLimits = {
  /** The trade register, or what is like it: the name of the court or office. */
  register: 100,
  registerNumber: 60,
  /** Who offered commercially before this was asked for goes on for so long. */
  graceDays: 30,
  /**
   * What a private person has online stays so for so long after they became commercial: enough to look a register number
   * up, short enough that nobody offers commercially for long without saying who they are (DSA art. 30(1) allows no time
   * to those who begin).
   */
  beginDays: 7,
  /** How long it is kept after the end (DSA art. 30(5)). */
  keptMonths: 6,
} as const;

/**
 * What a trader certifies, by version; the words of each stand in `texts/trader.ts` and never change. The last one is
 * asked for.
 */
export const certifications = ['2026-11'] as const;
export type Certification = (typeof certifications)[number];
export const certification: Certification = '2026-11';

/** What details may lack. */
export const traderParts = ['name', 'company', 'address', 'phone', 'email'] as const;

/**
 * How details stand: nobody of the staff has looked yet, all is well, something is wrong, none were given yet, they are
 * kept for a while.
 */
export const traderStates = ['unchecked', 'checked', 'correction', 'missing', 'ended'] as const;
export type TraderState = (typeof traderStates)[number];

/** Lists for staff: one for each state, and those whose VAT id nobody has confirmed. */
export const traderLists = [...traderStates, 'vat_id'] as const;
export type TraderList = (typeof traderLists)[number];
