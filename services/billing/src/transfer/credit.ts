import { createHash } from 'node:crypto';
import type { StatementProblem } from '@lendring/contracts/billing/transfers.js';
import { Day } from '@lendring/contracts/kernel/period.js';

/** How banks name a payment: the bank of the account, whoever paid, and the banks among each other. */
export type BankReferences = Readonly<Partial<Record<'bank' | 'payer' | 'transaction', string>>>;

/** Money that came to the account, as the bank tells it. */
export type Credit = Readonly<{
  /** Null: the bank does not say, or not so that it can be read. */
  bookedOn: string | null;
  /** In cents. */
  amount: number;
  currency: string;
  /** All that whoever paid wrote. */
  text: string;
  /** Who paid, and for what, where the bank tells them apart from the rest; empty: it does not. */
  payer: string;
  purpose: string;
  bankReferences?: BankReferences;
}>;

/** Money on the account that pays nothing, for bookkeepers to look at. `amount` null: the bank does not say, or not so that it can be read. */
export type Other = Omit<Credit, 'amount' | 'text'> & Readonly<{ amount: number | null }>;

/** A file of a bank. `others`: bookings that come back, and those that cannot be read. */
export type Statement = Readonly<{ credits: readonly Credit[]; others: readonly Other[] }>;

/** What is wrong with a statement, and where. */
export class StatementRefused extends Error {
  readonly code: StatementProblem;
  constructor(message: string, code: StatementProblem = 'statement_unreadable') {
    super(message);
    this.code = code;
  }
}

const plain = (iban: string): string => iban.replace(/\s/g, '').toUpperCase();

/** Whether two IBANs, in groups or not, are the same. */
export const isAccount = (told: string, iban: string): boolean => plain(told) === plain(iban);

/** @throws StatementRefused where a statement names other accounts alone; one that names none may be of any */
export const refuseOthers = (told: readonly string[], iban: string): void => {
  const [account, ...others] = told.filter((one) => one.trim() !== '');
  if (account === undefined || [account, ...others].some((one) => isAccount(one, iban))) return;
  throw new StatementRefused(
    `It is of the account ${plain(account)}, not of ${plain(iban)}.`,
    'statement_other_account',
  );
};

/** More than any bank moves at a time is no amount. */
const MOST_CENTS = 1e13;

/** Cents of `1234.56`, `1.234,56` or `1 234,56`, a minus before or behind it; null: it is no amount. */
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

/** The day of `2027-02-03`, `20270203`, `03.02.27` or `3/2/2027`, a time of day behind it or not; null: it is none. */
export const dayOf = (written: string): string | null => {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:\D|$)/.exec(written.trim()) ?? [];
  const [, first, second, third] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\D|$)/.exec(written.trim()) ?? [];
  const parts = year ? [year, month, day] : [full(third ?? ''), second?.padStart(2, '0'), first?.padStart(2, '0')];
  return Day.safeParse(parts.join('-')).data ?? null;
};

/** A reference may hold words of whoever paid. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const marksOf = (references: BankReferences): readonly string[] =>
  Object.entries(references).map(([kind, reference]) => `${kind}:${shortHash(reference)}`);

/** Whether two bookings are of one kind of reference at least, and agree in none. */
const areDifferent = (marks: readonly string[], others: readonly string[]): boolean => {
  const kinds = new Set(others.map((mark) => mark.split(':', 1)[0]));
  const shared = marks.filter((mark) => kinds.has(mark.split(':', 1)[0]));
  return shared.length > 0 && !shared.some((mark) => others.includes(mark));
};

/**
 * Names money that came with a reference of ours by its day and amount, equal ones counted, and by the references of banks
 * where a file tells them: the same one in every file that tells of it, whatever its format (ADR 116). `known`: names that
 * its payment has.
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
