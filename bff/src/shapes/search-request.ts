import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { SearchRequestCardShape, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { SearchRequestCard, SearchRequestView } from '@lendring/contracts/group/search-request.js';
import { groupPlaceShape } from './group-place.js';
import { personIn, type People } from './people.js';

export type Around = Readonly<{ people: People; groupNames: ReadonlyMap<string, string> }>;

type Shown = Omit<SearchRequestCard, 'replies' | 'distanceKm'>;

/** Returns null to non-members, because the group name would reveal the author's membership (ADR 70). */
const groupShape = ({ groupId }: Shown, groupNames: Around['groupNames']): Camel<SearchRequestShape>['group'] => {
  const name = groupId === null ? undefined : groupNames.get(groupId);
  return groupId === null || name === undefined ? null : { groupId, name };
};

const common = <One extends Shown>(one: One, { people, groupNames }: Around) => ({
  ...one,
  ...personIn(people)(one.userId),
  group: groupShape(one, groupNames),
  public: one.isPublic,
  dateFrom: one.days?.from ?? null,
  dateTo: one.days?.last ?? null,
  place: one.place && groupPlaceShape(one.place),
  hidden: one.isHidden,
  over: one.isOver,
});

export const searchRequestCardShape = (card: SearchRequestCard, around: Around): Camel<SearchRequestCardShape> =>
  common(card, around);

export const searchRequestShape = (
  view: SearchRequestView,
  around: Around & Readonly<{ offers: ReadonlyMap<string, Camel<OfferCardShape>> }>,
): Camel<SearchRequestShape> => ({
  ...common(view, around),
  replies: view.replies.map((reply) => ({
    ...reply,
    ...personIn(around.people)(reply.userId),
    offer: around.offers.get(reply.offerId ?? '') ?? null,
  })),
});
