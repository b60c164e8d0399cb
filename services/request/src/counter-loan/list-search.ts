import { addDays, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CounterLoanSearch } from '@lendring/contracts/request/counter-loan.js';
import { hasWords } from '@lendring/contracts/rules/has-words.js';
import { instantAt } from '@lendring/contracts/rules/local-time.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { CounterLoanDocument } from './projection.js';

/** Loans with a day in the period from `from` to `to`, both included. */
export const within = ({ from, to }: Pick<CounterLoanSearch, 'from' | 'to'>): readonly Filter[] => [
  ...(from === undefined ? [] : [{ end: { $gt: instantAt(from, '00:00', OPERATOR_TIME_ZONE) } }]),
  ...(to === undefined ? [] : [{ 'period.start': { $lt: instantAt(addDays(to, 1), '00:00', OPERATOR_TIME_ZONE) } }]),
];

/**
 * Test for loans that have every word of the text in what the side sees: title, and for the owner name, contact details
 * and note. Also true for loans of a piece that is sought, loans of the given offers, and of the offer whose number is the text. Phone numbers match with
 * and without spaces.
 */
export const found = (
  {
    text = '',
    offerIds = [],
    isOfNumber = () => false,
  }: Pick<CounterLoanSearch, 'text' | 'offerIds'> & Readonly<{ isOfNumber?: (loan: CounterLoanDocument) => boolean }>,
  side: Side,
): ((loan: CounterLoanDocument) => boolean) => {
  const named = new Set([...offerIds, text.trim().toLowerCase()]);
  const matches = hasWords(text);
  return (loan) => {
    const { offerId, title, name, phone, email, note } = loan;
    if (named.has(offerId) || isOfNumber(loan)) return true;
    const seen = side === 'creator' ? [title] : [title, name, phone, phone?.replaceAll(/\D/g, ''), email, note];
    return matches(seen.filter(Boolean).join(' '));
  };
};
