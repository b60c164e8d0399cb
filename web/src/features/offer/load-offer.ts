import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { Namespace } from '../../i18n/namespaces.js';
import type { Api } from '../../lib/api.js';
import { load } from '../../lib/load.js';
import { categoriesQuery } from '../../api/reference.js';
import { takenQuery } from '../../api/offer-days.js';
import { similarQuery } from '../../api/offer-search.js';
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
  /** The offer's category below its ancestors. */ trail: readonly Pick<CategoryShape, 'id' | 'title' | 'url'>[];
  /** The day of this answer, UTC. */ today: string;
}>;

const onServer = typeof document === 'undefined';

/**
 * All that an offer's page shows; what stands further below does not hold it up in the browser, and never breaks it.
 */
export const loadOffer = async ({ api, queries, texts }: Context, offerId: string): Promise<OfferData> => {
  if (!/^[\da-z]{10}$/.test(offerId)) throw notFound();
  const today = dayIn(new Date().toISOString(), 'UTC');
  const below = Promise.all([
    queries.prefetchQuery(takenQuery(api, offerId, today)),
    queries.prefetchInfiniteQuery(offerRatingsQuery(api, offerId)),
    queries.prefetchQuery(similarQuery(api, offerId)),
  ]);
  const [offer, all] = await Promise.all([
    load(queries, offerQuery(api, offerId)),
    onServer ? api.get('/category') : load(queries, categoriesQuery(api)),
    texts('offer'),
    loadParts(),
    onServer ? below : null,
  ]);
  const category = all.find(({ id }) => id === offer.category_id);
  const trail = category
    ? [...category.hierarchy, category.id].flatMap((id) => all.find((one) => one.id === id) ?? [])
    : [];
  return { offer, trail: trail.map(({ id, title, url }) => ({ id, title, url })), today };
};
