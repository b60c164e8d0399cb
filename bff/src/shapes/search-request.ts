import type { SearchRequestCardShape, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import type { OfferCardShape, UserCard } from '@lendring/contracts/http/shapes.js';
import type { SearchRequestCard, SearchRequestView } from '@lendring/contracts/group/search-requests.js';
import { groupPlaceShape } from './group-place.js';

export type Around = Readonly<{ people: ReadonlyMap<string, UserCard>; groupNames: ReadonlyMap<string, string> }>;

type Shown = Omit<SearchRequestCard, 'replies' | 'distanceKm'>;

/** Hidden from non-members: it would reveal a membership (ADR 70). */
const groupShape = ({ groupId }: Shown, groupNames: Around['groupNames']): SearchRequestShape['group'] => {
  const name = groupId === null ? undefined : groupNames.get(groupId);
  return groupId === null || name === undefined ? null : { group_id: groupId, name };
};

const common = (one: Shown, { people, groupNames }: Around) => ({
  search_request_id: one.searchRequestId,
  user_id: one.userId,
  user: people.get(one.userId) ?? null,
  group: groupShape(one, groupNames),
  public: one.isPublic,
  title: one.title,
  text: one.text,
  category_id: one.categoryId,
  date_from: one.days?.from ?? null,
  date_to: one.days?.last ?? null,
  place: one.place && groupPlaceShape(one.place),
  solved_at: one.solvedAt,
  hidden: one.isHidden,
  over: one.isOver,
  made_at: one.madeAt,
  active_at: one.activeAt,
});

export const searchRequestCardShape = (card: SearchRequestCard, around: Around): SearchRequestCardShape => ({
  ...common(card, around),
  distance_km: card.distanceKm,
  replies: card.replies,
});

export const searchRequestShape = (
  view: SearchRequestView,
  around: Around & Readonly<{ offers: ReadonlyMap<string, OfferCardShape> }>,
): SearchRequestShape => ({
  ...common(view, around),
  leads: view.leads,
  reply_stop: view.replyStop,
  replies: view.replies.map(({ replyId, userId, text, offerId, at }) => ({
    reply_id: replyId,
    user_id: userId,
    user: around.people.get(userId) ?? null,
    text,
    offer: around.offers.get(offerId ?? '') ?? null,
    at,
  })),
});
