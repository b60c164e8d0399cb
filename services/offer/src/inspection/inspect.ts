import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { partsText } from '@lendring/contracts/rules/parts-text.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { startEntry } from '@lendring/contracts/rules/start-price.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../offer/document.js';
import type { PictureDocument } from './pictures.js';
import { dayPrice } from '../offer/search-document.js';
import { bandNames, bitsBetween, MOST_BITS, nearBand } from './fingerprints.js';
import { usualPrice } from './usual-price.js';

type Deps = Readonly<{
  offers: Pick<View<OfferDocument>, 'get' | 'getMany' | 'find' | 'count'>;
  pictures: Pick<View<PictureDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

const MOST_PRICES = 500;
const MOST_LIKE = 500;
const MOST_TOLD = 10;

const isPublic = ({ status, audience }: OfferDocument): boolean =>
  status === 'active' && audience.seenBy === 'everyone';

const paragraphs = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

const dayOf = (pricings: readonly Pricing[]): OfferInspection['day'] => {
  const cents = dayPrice(pricings);
  const entry = startEntry(pricings, (pricing) => ({ ...pricing, amount: 0 }));
  return cents !== null && cents > 0 && entry?.price.kind === 'money'
    ? { cents, currency: entry.price.money.currency }
    : null;
};

/**
 * Similar pictures of other owners' public offers that are older than this offer's, most similar first; an older
 * picture cannot be the copy.
 */
export const likePictures = async (
  { pictures, offers }: Readonly<{ pictures: Deps['pictures']; offers: Pick<Deps['offers'], 'getMany'> }>,
  { offerId, ownerId }: Readonly<{ offerId: string; ownerId: string }>,
): Promise<OfferInspection['like']> => {
  const own = await pictures.find({ filter: { offerId }, limit: MOST_LIKE });
  const like: OfferInspection['like'] = [];
  for (const { imageId, fingerprint, at, ...bands } of own) {
    const near = new Map<string, PictureDocument>();
    for (const band of bandNames) {
      const filter = { [band]: { $in: nearBand(bands[band]) } };
      for (const one of await pictures.find({ filter, limit: MOST_LIKE })) near.set(one.imageId, one);
    }
    for (const one of near.values()) {
      const bits = bitsBetween(fingerprint, one.fingerprint);
      if (one.ownerId === ownerId || one.at > at || bits > MOST_BITS) continue;
      like.push({ imageId, other: { imageId: one.imageId, offerId: one.offerId, ownerId: one.ownerId }, bits });
    }
  }
  const others = [...new Set(like.map(({ other }) => other.offerId))].slice(0, MOST_LIKE);
  const shown = new Set((await offers.getMany(others)).filter(isPublic).map((one) => one.offerId));
  return like
    .filter(({ other }) => shown.has(other.offerId))
    .toSorted((a, b) => a.bits - b.bits || (a.other.imageId < b.other.imageId ? -1 : 1))
    .slice(0, MOST_TOLD);
};

export const inspectHandler =
  (deps: Deps): ServiceHandlers<typeof offerApi>['queries']['inspect'] =>
  async ({ offerId }, { actor }) => {
    if (actor.kind !== 'system') return null;
    await deps.caughtUp();
    const { offers } = deps;
    const offer = await offers.get(offerId);
    if (!offer?.ownerId || offer.categoryId === null || !isPublic(offer)) return null;
    const { ownerId, language, categoryId, commercial, title, shortDescription, description, metadata, parts, tags } =
      offer;
    const day = dayOf(offer.pricings);
    const filter = { categoryId, status: 'active' };
    const [online, like, others] = await Promise.all([
      offers.count({ ownerId, status: 'active', 'audience.seenBy': 'everyone' }),
      likePictures(deps, { offerId, ownerId }),
      day === null ? [] : offers.find({ filter, sort: [['changedAt', -1]], limit: MOST_PRICES }),
    ]);
    const cents = others
      .filter((one) => isPublic(one) && one.ownerId !== ownerId)
      .flatMap(({ pricings }) => dayOf(pricings) ?? [])
      .filter(({ currency }) => currency === day?.currency)
      .map((one) => one.cents);
    const shown = metadata.filter((one) => one.public).map(({ name, value }) => `${name}: ${value}`);
    return {
      offerId,
      ownerId,
      language,
      categoryId,
      commercial,
      title,
      text: paragraphs([shortDescription, description, shown.join('\n'), partsText(parts), tags.join(', ')]),
      day,
      usual: usualPrice(cents),
      online,
      like,
    };
  };
