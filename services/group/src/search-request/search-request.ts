import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { HidingCause, SearchRequestEvent } from '@lendring/contracts/group/search-request-events.js';
import type { SearchRequestReply, SearchRequestSettings } from '@lendring/contracts/group/search-requests.js';

/** What somebody looks for, and what others replied. */
export type SearchRequest = SearchRequestSettings &
  Readonly<{
    /** Null before it was made. */
    madeAt: string | null;
    deleted: boolean;
    creatorId: string;
    groupId: string | null;
    solvedAt: string | null;
    /** When it was made, or somebody last replied. */
    activeAt: string;
    /** What moderation last decided for each cause, and when. */
    hiding: Readonly<Partial<Record<HidingCause, Readonly<{ on: boolean; at: string }>>>>;
    /** The oldest first. */
    replies: readonly SearchRequestReply[];
  }>;

/** Nobody but its creator reads it. */
export const isHidden = ({ hiding }: Pick<SearchRequest, 'hiding'>): boolean =>
  Object.values(hiding).some(({ on }) => on);

const evolve = (request: SearchRequest, { type, data }: SearchRequestEvent): SearchRequest => {
  switch (type) {
    case 'SearchRequestMade':
      return { ...request, madeAt: data.at, activeAt: data.at, creatorId: data.userId, groupId: data.groupId };
    case 'SearchRequestDescribed': {
      const { title, text, categoryId, days, place, isPublic } = data;
      return { ...request, title: title ?? '', text: text ?? '', categoryId, days, place, isPublic };
    }
    case 'SearchRequestReplied': {
      const { replyId, userId, text, offerId, at } = data;
      return {
        ...request,
        activeAt: at,
        replies: [...request.replies, { replyId, userId, text: text ?? '', offerId, at }],
      };
    }
    case 'SearchRequestReplyDeleted':
      return { ...request, replies: request.replies.filter(({ replyId }) => replyId !== data.replyId) };
    case 'SearchRequestSolved':
      return { ...request, solvedAt: data.at };
    case 'SearchRequestReopened':
      return { ...request, solvedAt: null };
    case 'SearchRequestHidden':
    case 'SearchRequestReleased': {
      const { because, at } = data;
      return { ...request, hiding: { ...request.hiding, [because]: { on: type === 'SearchRequestHidden', at } } };
    }
    case 'SearchRequestDeleted':
      return { ...request, deleted: true, title: '', text: '', replies: [] };
  }
};

/** Stream `searchRequest-<searchRequestId>` (ADR 73). */
export const searchRequestAggregate: Aggregate<SearchRequest, SearchRequestEvent> = {
  category: 'searchRequest',
  initialState: {
    madeAt: null,
    deleted: false,
    creatorId: '',
    groupId: null,
    title: '',
    text: '',
    categoryId: null,
    days: null,
    place: null,
    isPublic: false,
    solvedAt: null,
    activeAt: '',
    hiding: {},
    replies: [],
  },
  evolve,
};
