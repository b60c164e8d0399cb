import { partsText } from '@lendring/contracts/rules/parts-text.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { addDays, dayIn, daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';
import { centsPerDay, isFree, startEntry, usualEntries } from '@lendring/contracts/rules/start-price.js';
import { levels, scarce } from '@lendring/contracts/rules/capacity.js';
import { isByTheHour, whollyTakenDays } from '@lendring/contracts/rules/taken.js';
import { instantAt } from '@lendring/contracts/rules/local-time.js';
import { deliversKm } from '../search/delivers-km.js';
import { isFilterable, metadataText } from '../search/matching/metadata.js';
import { loanTimesOf } from '../opening-times/loan-times.js';
import { tooClose } from '@lendring/contracts/rules/why-not-bookable.js';
import type { SearchDocument } from '../search/search.port.js';
import type { OfferDocument } from './document.js';

const amountOf = ({ price }: Pricing): number =>
  price.kind === 'money' ? price.money.minor : price.kind === 'things' ? price.count : 0;
const entryOf = (pricing: Pricing) => ({ ...pricing, amount: amountOf(pricing) });

/**
 * Price per day in cents, from the pricing entry on cards ({@link startEntry}). Null for crates or sixpacks, or without
 * an entry.
 */
export const dayPrice = (pricings: readonly Pricing[]): number | null => {
  const start = startEntry(pricings, entryOf);
  return start ? centsPerDay(entryOf(start)) : null;
};

const forNothing = (pricings: readonly Pricing[]): boolean => usualEntries(pricings, entryOf).some(isFree);

/** Search horizon in days; without it, an endless block would fill the index. */
const HORIZON = 731;

const endOfDay = (day: string, zone: string): string => instantAt(addDays(day, 1), '00:00', zone);
const lastDayOf = (end: string, zone: string): string => dayIn(new Date(Date.parse(end) - 1).toISOString(), zone);

/**
 * Days on which no unit is free for a loan with its preparation, from the last event on. A period that ends at midnight leaves the next day free, and one that is over leaves today.
 * For hourly offers, includes only days without a free hour.
 */
const busyDays = ({ taken, seenAt, pricings, stock, bookingRules }: OfferDocument, zone: string): readonly string[] => {
  const today = dayIn(seenAt, zone);
  const horizon = addDays(today, HORIZON);
  const all = scarce(Object.values(taken), stock.quantity, 1)
    .map((one) => tooClose(one, bookingRules, zone))
    .filter(({ end }) => end > seenAt);
  if (isByTheHour(pricings.map(({ rentType }) => rentType)))
    return [...whollyTakenDays(all, zone)].filter((day) => day >= today && day < horizon).toSorted();
  const days = all.flatMap(({ start, end }) => {
    const first = dayIn(start, zone);
    const after = addDays(lastDayOf(end, zone), 1);
    return eachDay(first > today ? first : today, after < horizon ? after : horizon);
  });
  return [...new Set(days)].toSorted();
};

/** Fewest free units of each day on which some, but not all, units are taken, from the last event on. */
const freeUnits = (
  { taken, seenAt, stock: { quantity }, bookingRules }: OfferDocument,
  zone: string,
): Record<string, number> => {
  const today = dayIn(seenAt, zone);
  const horizon = addDays(today, HORIZON);
  const fewest: Record<string, number> = {};
  if (quantity === 1) return fewest;
  for (const { units, ...level } of levels(Object.values(taken), quantity)) {
    const free = quantity - units;
    const { start, end } = tooClose(level, bookingRules, zone);
    if (end <= seenAt) continue;
    const first = dayIn(start, zone);
    const after = addDays(lastDayOf(end, zone), 1);
    if (free > 0)
      for (const day of eachDay(first > today ? first : today, after < horizon ? after : horizon))
        fewest[day] = Math.min(fewest[day] ?? free, free);
  }
  return fewest;
};

/**
 * Loans that are out, with their days once overdue. The day on which one is due is busy until its end. None for hourly
 * offers, whose days keep free hours.
 */
const late = ({ out, stock, pricings, bookingRules }: OfferDocument, zone: string): SearchDocument['late'] => {
  if (isByTheHour(pricings.map(({ rentType }) => rentType))) return [];
  return Object.values(out).map(({ end, by, units }) => {
    const due = by === 'nights' ? endOfDay(dayIn(end, zone), zone) : end;
    const from = addDays(lastDayOf(due, zone), 1);
    const free = tooClose({ start: due, end: endOfDay(from, zone) }, bookingRules, zone).end;
    return { from, beyond: daysBetween(from, lastDayOf(free, zone)), units: Math.min(units, stock.quantity) };
  });
};

/**
 * An active offer as the search engine stores it; null for offers that must not be found.
 *
 * @param tree the current tree, to resolve merged and retired categories
 */
export const searchDocument = (offer: OfferDocument, tree: CategoryTree = builtInTree): SearchDocument | null => {
  const category = offer.categoryId === null ? undefined : tree.resolve(offer.categoryId);
  if (offer.status !== 'active' || !category || !offer.place || !offer.ownerId || !offer.publishedAt) return null;
  const line = [...tree.ancestors(category.id), category];
  const metadata = offer.metadata.filter((entry) => entry.public);
  return {
    id: offer.offerId,
    ownerId: offer.ownerId,
    language: offer.language,
    title: offer.title,
    body: [offer.shortDescription, ...metadata.map(metadataText), offer.description, partsText(offer.parts)]
      .filter(Boolean)
      .join('\n'),
    tags: offer.tags,
    keywords: line.flatMap(({ title, keywords }) => [...Object.values(title), ...keywords]).join(' '),
    categoryId: category.id,
    categories: line.map(({ id }) => id),
    cityId: offer.place.cityId,
    point: offer.place.point,
    commercial: offer.commercial,
    commercialOnly: isCommercialOnly(offer),
    groups: offer.audience.groupIds,
    membersOnly: offer.audience.seenBy === 'members',
    paymentTypes: [...new Set(usualEntries(offer.pricings, entryOf).map(({ paymentType }) => paymentType))].toSorted(
      (a, b) => a - b,
    ),
    rentTypes: [...new Set(offer.pricings.map((pricing) => pricing.rentType))].toSorted((a, b) => a - b),
    dayPrice: dayPrice(offer.pricings),
    pricings: offer.pricings.map(({ pricingId: _id, donationTarget: _target, ...terms }) => terms),
    free: forNothing(offer.pricings),
    publishedAt: Date.parse(offer.publishedAt),
    ratingSum: offer.rating.sum,
    ratingCount: offer.rating.count,
    quantity: offer.stock.quantity,
    times: loanTimesOf(offer),
    busyDays: busyDays(offer, timeZones[offer.place.country]),
    freeUnits: freeUnits(offer, timeZones[offer.place.country]),
    late: late(offer, timeZones[offer.place.country]),
    deliversKm: deliversKm(offer.delivery, offer.place),
    metadata: metadata.filter(isFilterable).map(({ name, value }) => ({ name, value })),
  };
};

/**
 * True if the offer is restricted to commercial customers, which only commercial owners may choose (spec §6); for
 * private owners the setting has no effect once published.
 */
export const isCommercialOnly = ({
  beneath,
  commercial,
  commercialOnly,
}: Pick<OfferDocument, 'beneath' | 'commercial' | 'commercialOnly'>): boolean =>
  commercialOnly && (commercial || beneath === 'draft');
