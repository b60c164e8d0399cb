import { createHash } from 'node:crypto';
import type { StatementProblem } from '@lendring/contracts/billing/transfers.js';
import { Day } from '@lendring/contracts/kernel/period.js';

export type BankReferences = Readonly<Partial<Record<'bank' | 'payer' | 'transaction', string>>>;

export type Credit = Readonly<{
  /** Null if the bank's file states no day that can be parsed. */
  bookedOn: string | null;
  /** In cents. */
  amount: number;
  currency: string;
  text: string;
  /** Payer and purpose, if the bank states them separately; else empty. */
  payer: string;
  purpose: string;
  bankReferences?: BankReferences;
}>;

/**
 * A booking that pays nothing, for bookkeepers to review. `amount`: null if the bank's file states no amount that can
 * be parsed.
 */
export type Other = Omit<Credit, 'amount' | 'text'> & Readonly<{ amount: number | null }>;

/** `others`: returned payments and unreadable bookings. */
export type Statement = Readonly<{ credits: readonly Credit[]; others: readonly Other[] }>;

export class StatementRefused extends Error {
  readonly code: StatementProblem;
  constructor(message: string, code: StatementProblem = 'statement_unreadable') {
    super(message);
    this.code = code;
  }
}

const plain = (iban: string): string => iban.replace(/\s/g, '').toUpperCase();

export const isAccount = (told: string, iban: string): boolean => plain(told) === plain(iban);

/** @throws StatementRefused if the statement names only other accounts; a statement that names none is accepted */
export const refuseOthers = (told: readonly string[], iban: string): void => {
  const [account, ...others] = told.filter((one) => one.trim() !== '');
  if (account === undefined || [account, ...others].some((one) => isAccount(one, iban))) return;
  throw new StatementRefused(
    `The statement is for the account ${plain(account)}, not for ${plain(iban)}.`,
    'statement_other_account',
  );
};

const MOST_CENTS = 1e13;

/** Parses cents of `1234.56`, `1.234,56` or `1 234,56`, with a minus before or after; null if invalid. */
export const centsOf = (written: string): number | null => {
  const text = written
    .replace(/[\s'’€]|EUR/g, '')
    .replace(/[−–]/g, '-')
    .replace(/^([^+-].*)-$/, '-$1');
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0') || 0);
  if (cents > MOST_CENTS) return null;
  return sign === '-' ? 0 - cents : cents;
};

const full = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Parses a day: `2027-02-03`, `20270203`, `03.02.27` or `3/2/2027`, with or without a time of day; null if invalid. */
export const dayOf = (written: string): string | null => {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:\D|$)/.exec(written.trim()) ?? [];
  const [, first, second, third] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\D|$)/.exec(written.trim()) ?? [];
  const parts = year ? [year, month, day] : [full(third ?? ''), second?.padStart(2, '0'), first?.padStart(2, '0')];
  return Day.safeParse(parts.join('-')).data ?? null;
};

/** Hashed, because a reference may contain the payer's words. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const marksOf = (references: BankReferences): readonly string[] =>
  Object.entries(references).map(([kind, reference]) => `${kind}:${shortHash(reference)}`);

/** True if two bookings share a kind of reference and differ in all shared kinds. */
const areDifferent = (marks: readonly string[], others: readonly string[]): boolean => {
  const kinds = new Set(others.map((mark) => mark.split(':', 1)[0]));
  const shared = marks.filter((mark) => kinds.has(mark.split(':', 1)[0]));
  return shared.length > 0 && !shared.some((mark) => others.includes(mark));
};

/**
 * Returns a function that names receipts by day, amount, a counter for equal receipts, and bank references if the
 * file has them, so that a receipt gets the same name in every file and format (ADR 116). `known`: names that the
 * payment already has.
 */
export const namedMovements = (): ((
  credit: Omit<Credit, 'text'>,
  reference: string,
  known: readonly string[],
) => string) => {
  const takenBy = new Map<string, Set<string>>();
  return ({ bookedOn, amount, currency, bankReferences = {} }, reference, known) => {
    const key = `bank ${reference} ${bookedOn} ${amount} ${currency} `;
    const marks = marksOf(bankReferences);
    const taken = takenBy.get(key) ?? new Set();
    takenBy.set(key, taken);
    const alike = [...new Set([...known, ...taken])]
      .filter((name) => name.startsWith(key))
      .map((name) => {
        const [number, ...others] = name.slice(key.length).split(' ');
        return { name, number: Number(number), others };
      });
    const free = alike.filter(({ name, others }) => !taken.has(name) && !areDifferent(marks, others));
    const one = free.find(({ others }) => others.some((mark) => marks.includes(mark))) ?? free[0];
    const number = Math.max(0, ...alike.map((other) => other.number)) + 1;
    const name = one?.name ?? key + [number, ...marks].join(' ');
    taken.add(name);
    return name;
  };
};
