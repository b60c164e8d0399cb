import type * as z from 'zod';
import { PlaceId } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { sheetPrice } from '@lendring/contracts/rules/offer-sheet.js';
import type { SheetHead } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { Metadata, type Pricing, type RentTypeId } from '@lendring/contracts/rules/terms.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import { categoryOf } from './categories.js';

/** Place cell for the address of the profile; other place cells hold the id of an own place. */
export const PROFILE_PLACE = 'profile';

const fields = OfferChanges.shape;

type Problem = Pick<ImportProblem, 'code' | 'params'>;
type Read<Value> = Readonly<{ value: Value }> | Readonly<{ problem: Problem }>;

const problem = (code: string, params?: Problem['params']) => ({ problem: { code, ...(params && { params }) } });

const ownCode = /^[a-z]+(_[a-z]+)+$/;

const tooBig: Readonly<Record<string, string>> = { string: 'too_long', array: 'too_many' };

/** Parses a cell by the schema of its field, with the codes of field errors. */
const parsed = <Value>(schema: z.ZodType<Value>, given: unknown): Read<Value> => {
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  if (issue && ownCode.test(issue.message)) return problem(issue.message);
  if (issue?.code === 'too_big') return problem(tooBig[issue.origin] ?? 'too_large', { max: Number(issue.maximum) });
  if (issue?.code === 'too_small' && issue.origin !== 'string')
    return problem('too_small', { min: Number(issue.minimum) });
  return problem('format');
};

const free = new Set(['kostenlos', 'free', 'gratis']);
const CASH = 1;
const FREE = 5;

type Price = Readonly<{ paymentType: typeof CASH | typeof FREE; cents: number }>;

const priceOf = (cell: string): Read<Price> => {
  if (free.has(fold(cell))) return { value: { paymentType: FREE, cents: 0 } };
  const cents = parseCents(cell);
  if (cents === null) return problem('import_amount');
  if (cents === 0) return problem('amount_needed');
  return cents > limits.money
    ? problem('too_large', { max: limits.money / 100 })
    : { value: { paymentType: CASH, cents } };
};

const rentTypes = { day: 1, hour: 2, night: 3, week: 4 } as const satisfies Readonly<Record<string, RentTypeId>>;
type PriceColumn = keyof typeof rentTypes;
const isPriceColumn = (name: string): name is PriceColumn => name in rentTypes;

const amountOf = ({ price }: Pricing): number =>
  price.kind === 'money' ? price.money.minor : price.kind === 'things' ? price.count : 0;

/** Entry without what only prices in money have. */
const ofNothing = ({ discounts: _discounts, seasons: _seasons, weekend: _weekend, ...entry }: Pricing): Pricing =>
  entry;

/**
 * Entries after a price cell. The entry that an export shows for this unit of time is changed; entries of other kinds
 * stay, and an equal price changes nothing.
 */
const withPrice = (
  pricings: readonly Pricing[],
  rentType: RentTypeId,
  { paymentType, cents }: Price,
  pricingId: string,
): readonly Pricing[] => {
  const shown = sheetPrice(
    pricings.map((one) => ({ ...one, amount: amountOf(one) })),
    rentType,
  );
  const price: Pricing['price'] =
    paymentType === FREE ? { kind: 'nothing' } : { kind: 'money', money: { minor: cents, currency: 'EUR' } };
  if (!shown)
    return [
      ...pricings,
      { pricingId, rentType, paymentType, price, minDuration: 1, maxDuration: null, donationTarget: null },
    ];
  const at = pricings.findIndex((one) => one.rentType === rentType && one.paymentType === shown.paymentType);
  return pricings.map((one, index) => {
    if (index !== at) return one;
    const changed = { ...one, paymentType, price };
    return paymentType === FREE ? ofNothing(changed) : changed;
  });
};

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const withMetadata = (all: readonly Metadata[], entry: Metadata): readonly Metadata[] =>
  all.some(({ name }) => sameName(name, entry.name))
    ? all.map((one) => (sameName(one.name, entry.name) ? { ...entry, name: one.name } : one))
    : [...all, entry];

export type ReadContext = Readonly<{ heads: readonly SheetHead[]; tree: CategoryTree; importId: string }>;

type ReadRow = Readonly<{ changes: OfferChanges; problems: readonly ImportProblem[] }>;

/** Own number of a row; null without one. */
export const numberOf = ({ cells }: ImportRow, heads: readonly SheetHead[]): string | null => {
  const at = heads.findIndex((head) => head.kind === 'column' && head.name === 'number');
  return cells[at]?.trim() || null;
};

/**
 * Changes that a row makes to an offer. Empty cells change nothing.
 *
 * @param current the offer with the row's number, or the initial state for a new offer
 */
export const readRow = ({ line, cells }: ImportRow, current: OfferState, context: ReadContext): ReadRow => {
  const problems: ImportProblem[] = [];
  let changes: OfferChanges = {};
  let pricings: readonly Pricing[] = current.pricings;
  let entries: readonly Metadata[] = current.metadata;
  if (cells.slice(context.heads.length).some(Boolean)) problems.push({ line, column: null, code: 'import_cells_many' });

  const take = <Value>(column: number, read: Read<Value>, set: (value: Value) => void): void => {
    if ('problem' in read) problems.push({ line, column, ...read.problem });
    else set(read.value);
  };
  context.heads.forEach((head, column) => {
    const cell = cells[column]?.trim() ?? '';
    if (!cell || head.kind === 'unread') return;
    if (head.kind === 'metadata') {
      const entry = { name: head.name, value: cell, public: head.public };
      take(column, parsed(Metadata, entry), (value) => {
        entries = withMetadata(entries, value);
      });
      return;
    }
    const { name } = head;
    if (isPriceColumn(name)) {
      take(column, priceOf(cell), (price) => {
        pricings = withPrice(pricings, rentTypes[name], price, derivedId(context.importId, `${line} ${name}`));
      });
      return;
    }
    switch (name) {
      case 'number':
        take(column, parsed(fields.number, cell), (value) => (changes = { ...changes, number: value }));
        break;
      case 'title':
        take(column, parsed(fields.title, cell), (value) => (changes = { ...changes, title: value }));
        break;
      case 'short':
        take(
          column,
          parsed(fields.shortDescription, cell),
          (value) => (changes = { ...changes, shortDescription: value }),
        );
        break;
      case 'text':
        take(column, parsed(fields.description, cell), (value) => (changes = { ...changes, description: value }));
        break;
      case 'tags':
        take(
          column,
          parsed(
            fields.tags,
            cell
              .split(/[,;]/)
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
          (value) => (changes = { ...changes, tags: value }),
        );
        break;
      case 'deposit': {
        const cents = parseCents(cell);
        const read =
          cents === null ? problem('import_amount') : parsed(fields.deposit, { minor: cents, currency: 'EUR' });
        take(column, read, (value) => (changes = { ...changes, deposit: value }));
        break;
      }
      case 'category': {
        const categoryId = categoryOf(cell, context.tree);
        take(
          column,
          categoryId === null ? problem('category_unknown') : { value: categoryId },
          (value) => (changes = { ...changes, categoryId: value }),
        );
        break;
      }
      case 'quantity':
        take(column, parsed(fields.quantity, /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN), (value) => {
          if (value !== current.stock.quantity) changes = { ...changes, quantity: value };
        });
        break;
      case 'place':
        take(
          column,
          cell === PROFILE_PLACE
            ? { value: null }
            : PlaceId.safeParse(cell).success
              ? { value: cell }
              : problem('place_unknown'),
          (value) => (changes = { ...changes, placeId: value }),
        );
        break;
    }
  });
  if (pricings !== current.pricings)
    take(
      context.heads.findIndex((head) => head.kind === 'column' && isPriceColumn(head.name)),
      parsed(fields.pricings, [...pricings]),
      (value) => {
        changes = { ...changes, pricings: value };
      },
    );
  if (entries !== current.metadata)
    take(
      context.heads.findIndex(({ kind }) => kind === 'metadata'),
      parsed(fields.metadata, [...entries]),
      (value) => {
        changes = { ...changes, metadata: value };
      },
    );
  return { changes, problems };
};
