import type * as z from 'zod';
import { PlaceId } from '@lendring/contracts/kernel/ids.js';
import { isLikelyDay } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { BookingRules } from '@lendring/contracts/offer/booking-rules.js';
import { Delivery } from '@lendring/contracts/offer/delivery.js';
import { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { depositKinds, type DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import {
  CLEARED,
  depositWords,
  seasonalPrice,
  type SheetColumnName,
  sheetPrice,
  type SheetSeason,
  yearlyWords,
} from '@lendring/contracts/rules/offer-sheet.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { SheetHead } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { Metadata, PreparationTime, type Pricing, type RentTypeId } from '@lendring/contracts/rules/terms.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import { categoryOf } from './categories.js';
import { partsOf, preparationOf, servicesOf, stepsOf } from './read-cells.js';

/** Place cell for the address of the profile; other place cells hold the id of an own place. */
export const PROFILE_PLACE = 'profile';

const fields = OfferChanges.shape;
const rules = BookingRules.shape;

/** Columns that every offer fills in. */
const needed: ReadonlySet<SheetColumnName> = new Set(['title', 'category', 'quantity', 'place', 'holdHours']);

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

const depositKindNames = new Map<string, DepositKind>(
  depositKinds.flatMap((kind) => Object.values(depositWords[kind]).map((word) => [fold(word), kind] as const)),
);

const isYearly = new Set(Object.values(yearlyWords).map(fold));
/** Longest season of a cell with single blanks: two days, an amount and a word need less than half of it. */
const SEASON_LENGTH = 80;
// Neighbouring parts begin with different characters, so that no text makes the match slower than its length.
const seasonForm = /^(\d{4}-\d\d-\d\d) ?\.\. ?(\d{4}-\d\d-\d\d) ?:([\d.,' ]+)(?:€ ?)?(\p{L}[\p{L} ]*)?$/u;

/** Seasons of a cell, as an export writes them: `2026-06-01..2026-08-31: 25,00; 2026-12-20..2027-01-06: 30 jedes Jahr`. */
const seasonsOf = (cell: string): Read<readonly SheetSeason[]> => {
  const seasons: SheetSeason[] = [];
  for (const part of cell.split(';').map((text) => text.trim().replaceAll(/\s+/g, ' '))) {
    const [, from, to, money = '', words] = (part.length <= SEASON_LENGTH && seasonForm.exec(part)) || [];
    const cents = parseCents(money);
    if (!from || !to || cents === null || (words && !isYearly.has(fold(words)))) return problem('import_seasons');
    if (!isLikelyDay(from) || !isLikelyDay(to)) return problem('day_unlikely');
    seasons.push({ from, to, yearly: words !== undefined, amount: cents });
  }
  return { value: seasons };
};

/** Time of day, also as Excel stores it: as a part of the day. */
const timeOf = (cell: string): string => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(cell) ?? [];
  if (hours) return `${hours.padStart(2, '0')}:${minutes}`;
  if (!/^0?\.\d+$/.test(cell)) return cell;
  const minute = Math.round(Number(cell) * 24 * 60);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

const wholeOf = (cell: string): number => (/^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN);

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

/** Entries with a price for weekends or seasons; null without an entry in money to which it could belong. */
const withFurther = (
  pricings: readonly Pricing[],
  further: Readonly<{ weekend?: number | null; seasons?: readonly SheetSeason[] | null }>,
): readonly Pricing[] | null => {
  if (Object.keys(further).length === 0) return pricings;
  const entry = seasonalPrice(pricings.map((one) => ({ ...one, amount: amountOf(one) })));
  if (!entry) return further.weekend || further.seasons?.length ? null : pricings;
  return pricings.map((one) => {
    if (one.pricingId !== entry.pricingId) return one;
    const { weekend = one.weekend, seasons = one.seasons } = further;
    const { weekend: _weekend, seasons: _seasons, ...others } = one;
    return {
      ...others,
      ...(weekend && { weekend }),
      ...(seasons && seasons.length > 0 && { seasons: seasons.map((season) => ({ ...season })) }),
    };
  });
};

/**
 * Delivery after the cells of a row; undefined if it stays. A cleared service ends the delivery, and the other cells
 * change parts of it.
 */
const withDelivery = (
  current: Delivery | null,
  { services, steps, note }: { services?: Delivery['services'] | null; steps?: Delivery['steps']; note?: string },
): Read<Delivery | null | undefined> => {
  if (services === null) return { value: current && null };
  const wanted = {
    services: services ?? current?.services,
    steps: steps ?? current?.steps,
    note: note ?? current?.note ?? '',
  };
  if (same(wanted, current)) return { value: undefined };
  if (wanted.services?.length && wanted.steps?.length) return parsed(Delivery, wanted);
  const isEmpty = !wanted.services?.length && !wanted.steps?.length && wanted.note === '' && current === null;
  return isEmpty ? { value: undefined } : problem('import_delivery_missing');
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
  const number = cells[at]?.trim() ?? '';
  return number === CLEARED ? null : number || null;
};

/**
 * Changes that a row makes to an offer. Empty cells change nothing; {@link CLEARED} clears a field.
 *
 * @param current the offer with the row's number, or the initial state for a new offer
 */
export const readRow = ({ line, cells }: ImportRow, current: OfferState, context: ReadContext): ReadRow => {
  const problems: ImportProblem[] = [];
  let changes: OfferChanges = {};
  let pricings: readonly Pricing[] = current.pricings;
  let further: Parameters<typeof withFurther>[1] = {};
  let bookingRules = current.bookingRules;
  let entries: readonly Metadata[] = current.metadata;
  let delivery: Parameters<typeof withDelivery>[1] = {};
  if (cells.slice(context.heads.length).some(Boolean)) problems.push({ line, column: null, code: 'import_cells_many' });

  const take = <Value>(column: number, read: Read<Value>, set: (value: Value) => void): void => {
    if ('problem' in read) problems.push({ line, column, ...read.problem });
    else set(read.value);
  };
  context.heads.forEach((head, column) => {
    const cell = cells[column]?.trim() ?? '';
    if (!cell || head.kind === 'unread') return;
    const isCleared = cell === CLEARED;
    if (head.kind === 'metadata') {
      if (isCleared) {
        if (entries.some(({ name }) => sameName(name, head.name)))
          entries = entries.filter((one) => !sameName(one.name, head.name) || one.public !== head.public);
        return;
      }
      const entry = { name: head.name, value: cell, public: head.public };
      take(column, parsed(Metadata, entry), (value) => {
        entries = withMetadata(entries, value);
      });
      return;
    }
    const { name } = head;
    if (isCleared && needed.has(name)) {
      problems.push({ line, column, code: 'import_needed' });
      return;
    }
    if (isPriceColumn(name)) {
      if (isCleared) {
        const shown = sheetPrice(
          pricings.map((one) => ({ ...one, amount: amountOf(one) })),
          rentTypes[name],
        );
        pricings = pricings.filter((one) => one.rentType !== shown?.rentType || one.paymentType !== shown.paymentType);
        return;
      }
      take(column, priceOf(cell), (price) => {
        pricings = withPrice(pricings, rentTypes[name], price, derivedId(context.importId, `${line} ${name}`));
      });
      return;
    }
    const text = isCleared ? '' : cell;
    switch (name) {
      case 'number':
        take(
          column,
          parsed(fields.number, isCleared ? null : cell),
          (value) => (changes = { ...changes, number: value }),
        );
        break;
      case 'title':
        take(column, parsed(fields.title, cell), (value) => (changes = { ...changes, title: value }));
        break;
      case 'short':
        take(
          column,
          parsed(fields.shortDescription, text),
          (value) => (changes = { ...changes, shortDescription: value }),
        );
        break;
      case 'text':
        take(column, parsed(fields.description, text), (value) => (changes = { ...changes, description: value }));
        break;
      case 'tags':
        take(
          column,
          parsed(
            fields.tags,
            text
              .split(/[,;]/)
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
          (value) => (changes = { ...changes, tags: value }),
        );
        break;
      case 'deposit': {
        if (isCleared) {
          changes = { ...changes, deposit: null, ...(changes.depositKind !== 'document' && { depositKind: null }) };
          break;
        }
        const cents = parseCents(cell);
        const read =
          cents === null ? problem('import_amount') : parsed(fields.deposit, { minor: cents, currency: 'EUR' });
        take(column, read, (value) => (changes = { ...changes, deposit: value }));
        break;
      }
      case 'depositKind': {
        const kind = isCleared ? null : depositKindNames.get(fold(cell));
        if (kind === undefined) problems.push({ line, column, code: 'import_deposit_kind' });
        else if (kind === null)
          changes = {
            ...changes,
            deposit: changes.deposit === undefined ? current.deposit : changes.deposit,
            depositKind: kind,
          };
        else changes = { ...changes, depositKind: kind };
        break;
      }
      case 'weekend': {
        const cents = isCleared ? null : parseCents(cell);
        if (cents === null && !isCleared) problems.push({ line, column, code: 'import_amount' });
        else further = { ...further, weekend: cents };
        break;
      }
      case 'seasons':
        take(column, isCleared ? { value: [] } : seasonsOf(cell), (seasons) => (further = { ...further, seasons }));
        break;
      case 'leadDays':
        take(column, parsed(rules.leadDays, isCleared ? 0 : wholeOf(cell)), (leadDays) => {
          bookingRules = { ...bookingRules, leadDays };
        });
        break;
      case 'leadUntil':
        take(column, parsed(rules.leadUntil, isCleared ? null : timeOf(cell)), (leadUntil) => {
          bookingRules = { ...bookingRules, leadUntil };
        });
        break;
      case 'longestAdvance':
        take(column, parsed(rules.longestAdvance, isCleared ? null : wholeOf(cell)), (longestAdvance) => {
          bookingRules = { ...bookingRules, longestAdvance };
        });
        break;
      case 'prepareBefore':
      case 'prepareAfter': {
        const which = name === 'prepareBefore' ? 'before' : 'after';
        const time = isCleared ? noPreparation[which] : preparationOf(cell);
        if (time === null) {
          problems.push({ line, column, code: 'import_preparation' });
          break;
        }
        if (time.count === 0 && bookingRules.preparation[which].count === 0) break;
        take(column, parsed(PreparationTime, time), (value) => {
          bookingRules = { ...bookingRules, preparation: { ...bookingRules.preparation, [which]: value } };
        });
        break;
      }
      case 'parts':
        take(column, parsed(fields.parts, isCleared ? [] : partsOf(cell)), (value) => {
          if (!same(value, current.parts)) changes = { ...changes, parts: value };
        });
        break;
      case 'delivery': {
        const services = isCleared ? null : servicesOf(cell);
        if (services === null && !isCleared) problems.push({ line, column, code: 'import_delivery' });
        else delivery = { ...delivery, services };
        break;
      }
      case 'deliverySteps': {
        const steps = isCleared ? [] : stepsOf(cell);
        if (steps === null) problems.push({ line, column, code: 'import_delivery_steps' });
        else delivery = { ...delivery, steps };
        break;
      }
      case 'deliveryNote':
        take(column, parsed(Delivery.shape.note, text), (note) => (delivery = { ...delivery, note }));
        break;
      case 'holdHours':
        take(column, parsed(fields.holdHours, wholeOf(cell)), (value) => (changes = { ...changes, holdHours: value }));
        break;
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
        take(column, parsed(fields.quantity, wholeOf(cell)), (value) => {
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
  const columnOf = (...wanted: readonly string[]): number =>
    context.heads.findIndex((head) => head.kind === 'column' && wanted.includes(head.name));
  if (Object.keys(delivery).length > 0)
    take(columnOf('deliverySteps', 'delivery', 'deliveryNote'), withDelivery(current.delivery, delivery), (value) => {
      if (value !== undefined && !same(value, current.delivery)) changes = { ...changes, delivery: value };
    });
  const seasonal = withFurther(pricings, further);
  if (seasonal) pricings = seasonal;
  else problems.push({ line, column: columnOf('weekend', 'seasons'), code: 'import_day_price' });
  if (bookingRules !== current.bookingRules)
    take(columnOf('longestAdvance', 'leadDays', 'leadUntil'), parsed(fields.bookingRules, bookingRules), (value) => {
      changes = { ...changes, bookingRules: value };
    });
  if (!same(pricings, current.pricings))
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
