import { OfferId, PlaceId } from '@lendring/contracts/kernel/ids.js';
import { AskRules } from '@lendring/contracts/rules/ask-rules.js';
import { BookingRules } from '@lendring/contracts/offer/booking-rules.js';
import { Delivery } from '@lendring/contracts/offer/delivery.js';
import { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { depositKinds, type DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import { CLEARED, depositWords, type SheetColumnName } from '@lendring/contracts/rules/offer-sheet.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { SheetHead } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { Metadata, PreparationTime, type Pricing } from '@lendring/contracts/rules/terms.js';
import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import { categoryOf } from './categories.js';
import { parsed, problem, type Read } from './parse.js';
import { partsOf, preparationOf, timeOf, wholeIn, yesNoOf } from './read-cells.js';
import { discountsOf, durationsOf, withDiscounts, withDurations } from './read-durations.js';
import { servicesOf, stepsOf, withDelivery } from './read-delivery.js';
import { type MissingPicture, missingPictures } from './read-pictures.js';
import { centsOf, isPriceColumn, priceOf, seasonsOf, withFurther, withoutPrice, withPrice } from './read-prices.js';

/** Place cell for the address of the profile; other place cells hold the id of an own place. */
export const PROFILE_PLACE = 'profile';

const fields = OfferChanges.shape;
const rules = BookingRules.shape;
const asking = AskRules.shape;

/** Columns that every offer fills in. */
const needed: ReadonlySet<SheetColumnName> = new Set([
  'title',
  'category',
  'quantity',
  'pictures',
  'place',
  'holdHours',
]);

const depositKindNames = new Map<string, DepositKind>(
  depositKinds.flatMap((kind) => Object.values(depositWords[kind]).map((word) => [fold(word), kind] as const)),
);

const postalsOf = (cell: string): string[] =>
  cell
    .split(/[,;\n]/)
    .map((postal) => postal.trim())
    .filter(Boolean);

/** Longest link that is read; those of an installation need a tenth of it. */
const LINK_LENGTH = 500;

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const withMetadata = (all: readonly Metadata[], entry: Metadata): readonly Metadata[] =>
  all.some(({ name }) => sameName(name, entry.name))
    ? all.map((one) => (sameName(one.name, entry.name) ? { ...entry, name: one.name } : one))
    : [...all, entry];

export type ReadContext = Readonly<{
  heads: readonly SheetHead[];
  tree: CategoryTree;
  importId: string;
  /** Allowed addresses of pictures. */
  targets: Targets;
}>;

/** Pictures that the offer lacks, with their column. */
export type ReadPictures = Readonly<{ column: number; missing: readonly MissingPicture[] }>;

type ReadRow = Readonly<{ changes: OfferChanges; pictures: ReadPictures; problems: readonly ImportProblem[] }>;

/** Own number of a row; null without one. */
export const numberOf = ({ cells }: ImportRow, heads: readonly SheetHead[]): string | null => {
  const at = heads.findIndex((head) => head.kind === 'column' && head.name === 'number');
  const number = cells[at]?.trim() ?? '';
  return number === CLEARED ? null : number || null;
};

/** Link of a cell such as `https://lendring.example/i/k3v9w0m2xa`, or an id alone. */
const linkForm = /(?:^|\/)([^/?#]+)\/?(?:[?#].*)?$/;

/** Offer that the link of a row names; null without a readable one. */
export const linkedOffer = (cell: string): OfferId | null =>
  (cell.length <= LINK_LENGTH && OfferId.safeParse(linkForm.exec(cell.trim())?.[1]).data) || null;

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
  let askRules = current.askRules;
  /** Changes of the entries that wait for all prices of the row, each with its column. */
  const timing: Readonly<{ column: number; change: (pricings: readonly Pricing[]) => Read<readonly Pricing[]> }>[] = [];
  let entries: readonly Metadata[] = current.metadata;
  let pictures: ReadPictures = { column: 0, missing: [] };
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
        pricings = withoutPrice(pricings, name);
        return;
      }
      take(column, priceOf(cell), (price) => {
        pricings = withPrice(pricings, name, price, derivedId(context.importId, `${line} ${name}`));
      });
      return;
    }
    const text = isCleared ? '' : cell;
    switch (name) {
      case 'link':
        if (linkedOffer(cell) === null) problems.push({ line, column, code: 'import_offer_unknown' });
        break;
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
        const cents = centsOf(cell);
        const read = 'problem' in cents ? cents : parsed(fields.deposit, { minor: cents.value, currency: 'EUR' });
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
        take<number | null>(
          column,
          isCleared ? { value: null } : centsOf(cell),
          (weekend) => (further = { ...further, weekend }),
        );
        break;
      }
      case 'seasons':
        take(column, isCleared ? { value: [] } : seasonsOf(cell), (seasons) => (further = { ...further, seasons }));
        break;
      case 'shortest':
        take(column, isCleared ? { value: new Map() } : durationsOf(cell), (durations) =>
          timing.push({ column, change: (all) => withDurations(all, 'minDuration', durations, 1) }),
        );
        break;
      case 'longest':
        take(column, isCleared ? { value: new Map() } : durationsOf(cell), (durations) =>
          timing.push({ column, change: (all) => withDurations(all, 'maxDuration', durations, null) }),
        );
        break;
      case 'discounts':
        take(column, isCleared ? { value: [] } : discountsOf(cell), (discounts) =>
          timing.push({ column, change: (all) => withDiscounts(all, discounts) }),
        );
        break;
      case 'depositPerUnit':
      case 'commercialOnly':
      case 'autoAccept':
        take(column, isCleared ? { value: false } : yesNoOf(cell), (value) => {
          if (value !== current[name]) changes = { ...changes, [name]: value };
        });
        break;
      case 'maxKm':
        take(column, isCleared ? { value: null } : wholeIn(asking.maxKm, cell), (maxKm) => {
          askRules = { ...askRules, maxKm };
        });
        break;
      case 'postals':
        take(column, parsed(asking.postals, isCleared ? [] : postalsOf(cell)), (postals) => {
          askRules = { ...askRules, postals };
        });
        break;
      case 'phone':
        take(column, isCleared ? { value: false } : yesNoOf(cell), (phone) => {
          askRules = { ...askRules, phone };
        });
        break;
      case 'goodRatings':
        take(column, isCleared ? { value: 0 } : wholeIn(asking.goodRatings, cell), (goodRatings) => {
          askRules = { ...askRules, goodRatings };
        });
        break;
      case 'leadDays':
        take(column, isCleared ? { value: 0 } : wholeIn(rules.leadDays, cell), (leadDays) => {
          bookingRules = { ...bookingRules, leadDays };
        });
        break;
      case 'leadUntil':
        take(column, parsed(rules.leadUntil, isCleared ? null : timeOf(cell)), (leadUntil) => {
          bookingRules = { ...bookingRules, leadUntil };
        });
        break;
      case 'longestAdvance':
        take(column, isCleared ? { value: null } : wholeIn(rules.longestAdvance, cell), (longestAdvance) => {
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
        take(column, wholeIn(fields.holdHours, cell), (value) => (changes = { ...changes, holdHours: value }));
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
        take(column, wholeIn(fields.quantity, cell), (value) => {
          if (value !== current.stock.quantity) changes = { ...changes, quantity: value };
        });
        break;
      case 'pictures':
        take(column, missingPictures(cell, current, context.targets), (missing) => (pictures = { column, missing }));
        break;
      case 'place':
        take(
          column,
          cell === PROFILE_PLACE
            ? { value: null }
            : PlaceId.safeParse(cell).success
              ? { value: cell }
              : problem('import_place'),
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
  for (const { column, change } of timing)
    take(column, change(pricings), (changed) => {
      pricings = changed;
    });
  if (!same(askRules, current.askRules)) changes = { ...changes, askRules };
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
  return { changes, pictures, problems };
};
