import type { PaymentTypeId, RentTypeId } from '../offer/terms.js';

/** One way to pay for a thing; the amount in cents, or as a number of crates or sixpacks. */
type Entry = Readonly<{ paymentType: PaymentTypeId; rentType: RentTypeId; amount: number }>;

/** For nothing, then cash, then a donation, then crates and sixpacks. */
const byPayment: Readonly<Record<PaymentTypeId, number>> = { 5: 0, 6: 1, 1: 2, 4: 3, 2: 4, 3: 4 };
/** By the day or night as most things are, then by the hour, then by the week. */
const byTime: Readonly<Record<RentTypeId, number>> = { 1: 0, 3: 0, 2: 1, 4: 2 };

/**
 * The entry that stands for an offer where no days are asked for: its card shows it, and filter and order by price
 * compare it. Undefined without entries.
 */
export const startEntry = <One>(entries: readonly One[], read: (one: One) => Entry): One | undefined =>
  entries
    .map((one) => ({ one, ...read(one) }))
    .toSorted(
      (a, b) =>
        byPayment[a.paymentType] - byPayment[b.paymentType] ||
        byTime[a.rentType] - byTime[b.rentType] ||
        a.amount - b.amount,
    )[0]?.one;

/** As a share of its unit: a week is seven days, and a thing rented by the hour is away for eight (a working day). */
const dayShare: Readonly<Record<RentTypeId, number>> = { 1: 1, 2: 8, 3: 1, 4: 1 / 7 };

/** What an entry counts for one day, in cents and rounded up; nothing costs nothing, things have no price: null. */
export const centsPerDay = ({ paymentType, rentType, amount }: Entry): number | null => {
  if (paymentType === 5 || paymentType === 6) return 0;
  return paymentType === 1 || paymentType === 4 ? Math.ceil(amount * dayShare[rentType]) : null;
};
