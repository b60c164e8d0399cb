import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Namespace } from '../../i18n/namespaces.js';
import type { Api } from '../../lib/api-client/api.js';
import { load } from '../../lib/api-client/queries.js';
import { categoriesQuery } from '../../api/reference.js';
import { takenQuery } from '../../api/offer-days.js';
import { similarQuery } from '../../api/similar-offers.js';
import { offerQuery } from '../../api/offer.js';
import { offerRatingsQuery } from '../../api/ratings.js';
import { loadParts } from './parts.js';

type Context = Readonly<{
  api: Api;
  queries: QueryClient;
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
}>;
export type OfferData = Readonly<{
  offer: OfferShape;
  trail: readonly Pick<CategoryShape, 'id' | 'title' | 'url'>[];
  /** Date of the response in UTC. */ today: string;
}>;

const onServer = typeof document === 'undefined';

type Booked = Omit<OfferData, 'trail'>;

export const loadBooking = async ({ api, queries, texts }: Context, offerId: string): Promise<Booked> => {
  if (!/^[\da-z]{10}$/.test(offerId)) throw notFound();
  const today = dayIn(new Date().toISOString(), 'UTC');
  const taken = queries.prefetchQuery(takenQuery(api, offerId, today));
  const [offer] = await Promise.all([load(queries, offerQuery(api, offerId)), texts('offer'), onServer ? taken : null]);
  if (offer.owner?.commercial) await texts('trader');
  return { offer, today };
};

/** Loads the offer's page. In the browser, content below the fold does not delay it; failures there never break it. */
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
