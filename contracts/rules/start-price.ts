import type { PaymentTypeId, RentTypeId } from '../offer/terms.js';

/** The amount is in cents, or a number of crates or sixpacks. */
type Paid = Readonly<{ paymentType: PaymentTypeId; rentType: RentTypeId; amount: number }>;
type Entry = Paid & Readonly<{ minDuration: number; maxDuration: number | null }>;

/** For nothing, then cash, then a donation, then crates and sixpacks. */
const byPayment: Readonly<Record<PaymentTypeId, number>> = { 5: 0, 6: 1, 1: 2, 4: 3, 2: 4, 3: 4 };
/** By the day or night as most things are, then by the hour, then by the week. */
const byTime: Readonly<Record<RentTypeId, number>> = { 1: 0, 3: 0, 2: 1, 4: 2 };

/** The hours for which a thing rented by the hour is away on a day of work. */
const WORKING_HOURS = 8;

/** The hours of one day that an entry takes; 0 if its shortest loan is longer than its unit. */
const hoursOfDay = ({ rentType, minDuration, maxDuration }: Entry): number =>
  rentType === 2 ? Math.min(maxDuration ?? WORKING_HOURS, WORKING_HOURS) : minDuration === 1 ? WORKING_HOURS : 0;

/** Whether an entry costs nothing, or as much as the borrower likes (piggy bank). */
export const isFree = ({ paymentType }: Pick<Entry, 'paymentType'>): boolean => paymentType === 5 || paymentType === 6;

/** Entries without those that are free for part of a usual loan only: three hours of a thing that is lent by the day. */
export const usualEntries = <One>(entries: readonly One[], read: (one: One) => Entry): readonly One[] => {
  const most = Math.max(...entries.map((one) => hoursOfDay(read(one))));
  return entries.filter((one) => !isFree(read(one)) || hoursOfDay(read(one)) === most);
};

/**
 * The entry that stands for an offer where no days are asked for, out of {@link usualEntries}: its card shows it, and
 * filter and order by price compare it. Undefined without entries.
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

/** A day as a share of its unit: a week is seven days. */
const dayShare: Readonly<Record<RentTypeId, number>> = { 1: 1, 2: WORKING_HOURS, 3: 1, 4: 1 / 7 };

/** What an entry counts for one day, in cents and rounded up; nothing costs nothing, things have no price: null. */
export const centsPerDay = ({ paymentType, rentType, amount }: Paid): number | null => {
  if (isFree({ paymentType })) return 0;
  return paymentType === 1 || paymentType === 4 ? Math.ceil(amount * dayShare[rentType]) : null;
};
