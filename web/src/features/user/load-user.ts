import type { QueryClient } from '@tanstack/react-query';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { userOffersQuery } from '../../api/offer-search.js';
import { publicProfileQuery, type RatedSide, userRatingsQuery } from '../../api/users.js';
import type { Namespace } from '../../i18n/namespaces.js';
import type { Api } from '../../lib/api-client/api.js';
import { load } from '../../lib/api-client/queries.js';
import { Badges } from '../../parts/people/person-facts.js';

type Context = Readonly<{
  api: Api;
  queries: QueryClient;
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
}>;
export type UserData = Readonly<{ user: PublicProfileShape }>;

const person = async ({ api, queries, texts }: Context, nickname: string): Promise<PublicProfileShape> => {
  const [user] = await Promise.all([
    load(queries, publicProfileQuery(api, nickname)),
    texts('user', 'trader'),
    Badges.load(),
  ]);
  return user;
};

export const loadUserOffers = async (context: Context, nickname: string, page: number): Promise<UserData> => {
  const user = await person(context, nickname);
  await load(context.queries, userOffersQuery(context.api, user.user_id, page));
  return { user };
};

export const loadUserRatings = async (
  context: Context,
  nickname: string,
  side: RatedSide,
  stars?: number,
): Promise<UserData> => {
  const user = await person(context, nickname);
  await context.queries.prefetchInfiniteQuery(userRatingsQuery(context.api, user.user_id, side, stars));
  return { user };
};
