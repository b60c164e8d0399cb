import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { SearchRequestCardShape, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import type { OfferCardShape, UserCard } from '@lendring/contracts/http/shapes.js';
import type { SearchRequestCard, SearchRequestView } from '@lendring/contracts/group/search-requests.js';
import { groupPlaceShape } from './group-place.js';

export type Around = Readonly<{
  people: ReadonlyMap<string, Camel<UserCard>>;
  groupNames: ReadonlyMap<string, string>;
}>;

type Shown = Omit<SearchRequestCard, 'replies' | 'distanceKm'>;

/** Hidden from non-members: it would reveal a membership (ADR 70). */
const groupShape = ({ groupId }: Shown, groupNames: Around['groupNames']): Camel<SearchRequestShape>['group'] => {
  const name = groupId === null ? undefined : groupNames.get(groupId);
  return groupId === null || name === undefined ? null : { groupId, name };
};

const common = (one: Shown, { people, groupNames }: Around) => ({
  searchRequestId: one.searchRequestId,
  userId: one.userId,
  user: people.get(one.userId) ?? null,
  group: groupShape(one, groupNames),
  public: one.isPublic,
  title: one.title,
  text: one.text,
  categoryId: one.categoryId,
  dateFrom: one.days?.from ?? null,
  dateTo: one.days?.last ?? null,
  place: one.place && groupPlaceShape(one.place),
  solvedAt: one.solvedAt,
  hidden: one.isHidden,
  over: one.isOver,
  madeAt: one.madeAt,
  activeAt: one.activeAt,
});

export const searchRequestCardShape = (card: SearchRequestCard, around: Around): Camel<SearchRequestCardShape> => ({
  ...common(card, around),
  distanceKm: card.distanceKm,
  replies: card.replies,
});

export const searchRequestShape = (
  view: SearchRequestView,
  around: Around & Readonly<{ offers: ReadonlyMap<string, Camel<OfferCardShape>> }>,
): Camel<SearchRequestShape> => ({
  ...common(view, around),
  leads: view.leads,
  replyStop: view.replyStop,
  replies: view.replies.map(({ replyId, userId, text, offerId, at }) => ({
    replyId,
    userId,
    user: around.people.get(userId) ?? null,
    text,
    offer: around.offers.get(offerId ?? '') ?? null,
    at,
  })),
});
