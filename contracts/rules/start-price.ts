import type { PaymentTypeId, RentTypeId } from './terms.js';

/** `amount`: cents, or a number of crates or sixpacks. */
type Paid = Readonly<{ paymentType: PaymentTypeId; rentType: RentTypeId; amount: number }>;
type Entry = Paid & Readonly<{ minDuration: number; maxDuration: number | null }>;

/**
 * Free first, then pay what you want, cash, crates and sixpacks, and last donations, which are the giver's choice and
 * never suggested where anything else is possible.
 */
export const byPayment: Readonly<Record<PaymentTypeId, number>> = { 5: 0, 6: 1, 1: 2, 2: 3, 3: 3, 4: 4 };
/** Order by unit: day or night first (most offers use these), then hour, then week. */
const byTime: Readonly<Record<RentTypeId, number>> = { 1: 0, 3: 0, 2: 1, 4: 2 };

/** Assumed hours per day of an hourly rental. */
const WORKING_HOURS = 8;

/** Hours per day covered by a pricing entry; 0 if its shortest loan exceeds one unit. */
const hoursOfDay = ({ rentType, minDuration, maxDuration }: Entry): number =>
  rentType === 2 ? Math.min(maxDuration ?? WORKING_HOURS, WORKING_HOURS) : minDuration === 1 ? WORKING_HOURS : 0;

/** Free, or pay what you want (piggy bank). */
export const isFree = ({ paymentType }: Pick<Entry, 'paymentType'>): boolean => paymentType === 5 || paymentType === 6;

/** Drops entries that are free only for part of a typical loan, such as three hours of an offer lent by the day. */
export const usualEntries = <One>(entries: readonly One[], read: (one: One) => Entry): readonly One[] => {
  const most = Math.max(...entries.map((one) => hoursOfDay(read(one))));
  return entries.filter((one) => !isFree(read(one)) || hoursOfDay(read(one)) === most);
};

/**
 * Entry that represents an offer when no days are requested, chosen from {@link usualEntries}. Used for the card, the
 * price filter and the price order; undefined without entries.
 */
export const startEntry = <One>(entries: readonly One[], read: (one: One) => Entry): One | undefined =>
  usualEntries(entries, read)
    .map((one) => ({ one, ...read(one) }))
    .toSorted(
      (a, b) =>
        byPayment[a.paymentType] - byPayment[b.paymentType] ||
        byTime[a.rentType] - byTime[b.rentType] ||
        a.amount - b.amount,
    )[0]?.one;

const dayShare: Readonly<Record<RentTypeId, number>> = { 1: 1, 2: WORKING_HOURS, 3: 1, 4: 1 / 7 };

/** Daily price in cents, rounded up; 0 if free; null for crates and sixpacks. */
export const centsPerDay = ({ paymentType, rentType, amount }: Paid): number | null => {
  if (isFree({ paymentType })) return 0;
  return paymentType === 1 || paymentType === 4 ? Math.ceil(amount * dayShare[rentType]) : null;
};
