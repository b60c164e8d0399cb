import * as z from 'zod';
import { OfferId } from '../kernel/ids.js';
import { Day } from '../kernel/period.js';

/** Sums in cents, of loans that began, counted on their first day. */
export const LendingFigures = z.strictObject({
  /** Loans that began: agreed or completed, including those entered at the counter. */
  loans: z.int(),
  /** Loans recorded as returned after their agreed end. */
  late: z.int(),
  /** Loans whose return was recorded with missing parts. */
  incomplete: z.int(),
  /** Units times days on which they were lent; a day counts from its first minute. */
  unitDays: z.int(),
  /** Agreed prices in money, without donations and deposits. */
  income: z.int(),
  /** Agreed donations to a charity. */
  donations: z.int(),
  crates: z.int(),
  sixpacks: z.int(),
});
/** Keys of the different borrowers: an account, or the name of a counter loan. For counting only. */
const borrowers = z.array(z.string());

export type LendingFigures = z.infer<typeof LendingFigures>;

export const lendingFiguresQueries = {
  /**
   * Loans of the caller's offers, or of one of them, by day at the offer's place, up to now; both days are inclusive.
   * Days without loans are absent. Deleted offers are included.
   */
  lendingFigures: {
    question: z.strictObject({ offerId: OfferId.optional(), from: Day, to: Day }),
    answer: z.strictObject({
      days: z.array(LendingFigures.extend({ day: Day, borrowers })),
      offers: z.array(LendingFigures.extend({ offerId: OfferId, title: z.string(), borrowers })),
    }),
  },
} as const;
