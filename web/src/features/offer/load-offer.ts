import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { takenQuery } from '../../api/offer-days.js';
import { offerQuery, offerRatingsQuery, similarQuery } from '../../api/offer.js';
import { categoriesQuery } from '../../api/reference.js';
import type { Namespace } from '../../i18n/namespaces.js';
import type { Api } from '../../lib/api-client/api.js';
import { load } from '../../lib/api-client/queries.js';
import { later } from '../../ui/later.js';

const counted = new Set<string>();

/** Counts a view once per visit; failures are ignored. */
export const countHitOnce = (api: Pick<Api, 'post'>, offerId: string): void => {
  if (counted.has(offerId)) return;
  counted.add(offerId);
  api.post('/offer_hit/{id}', { id: offerId, body: {} }).catch(() => undefined);
};

export const PlaceMap = later(async () => (await import('../../parts/map/MapBox.js')).MapBox);
export const RatingList = later(async () => (await import('./components/Ratings.js')).Ratings);
export const OwnerCard = later(async () => (await import('./components/OwnerCard.js')).OwnerCard);
export const Free = later(async () => (await import('./components/RequestParts.js')).FreePart);
export const Panel = later(async () => (await import('./components/RequestParts.js')).PanelPart);
export const Bar = later(async () => (await import('./components/RequestParts.js')).BarPart);
export const Similar = later(async () => (await import('./components/SimilarOffers.js')).SimilarOffers);

const loadParts = (): Promise<unknown> =>
  Promise.all([Free, Panel, Bar, PlaceMap, RatingList, OwnerCard, Similar].map((part) => part.load()));

type Context = Readonly<{
  api: Api;
  queries: QueryClient;
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
}>;
export type OfferData = Readonly<{
  offer: OfferShape;
  trail: readonly Pick<CategoryShape, 'id' | 'title' | 'url'>[];
  /** Date of the response in UTC. */
  today: string;
}>;

const onServer = typeof document === 'undefined';

type Booked = Omit<OfferData, 'trail'>;

export const loadBooking = async ({ api, queries, texts }: Context, offerId: string): Promise<Booked> => {
  if (!/^[\da-z]{10}$/.test(offerId)) throw notFound();
  const today = dayIn(new Date().toISOString(), 'UTC');
  const taken = queries.prefetchQuery(takenQuery(api, offerId, today));
  const [offer] = await Promise.all([
    load(queries, offerQuery(api, offerId)),
    texts('offer', 'offerRules'),
    onServer ? taken : null,
  ]);
  if (offer.owner?.commercial) await texts('trader');
  return { offer, today };
};

/** Loads the offer's page. In the browser, content below the fold neither delays the page nor breaks it on failure. */
export const loadOffer = async (context: Context, offerId: string): Promise<OfferData> => {
  const { api, queries } = context;
  const below = Promise.all([
    queries.prefetchInfiniteQuery(offerRatingsQuery(api, offerId)),
    queries.prefetchQuery(similarQuery(api, offerId)),
  ]);
  const [{ offer, today }, all] = await Promise.all([
    loadBooking(context, offerId),
    onServer ? api.get('/category') : load(queries, categoriesQuery(api)),
    loadParts(),
    onServer ? below : null,
  ]);
  const category = all.find(({ id }) => id === offer.category_id);
  const trail = category
    ? [...category.hierarchy, category.id].flatMap((id) => all.find((one) => one.id === id) ?? [])
    : [];
  return { offer, trail: trail.map(({ id, title, url }) => ({ id, title, url })), today };
};
