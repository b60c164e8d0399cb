import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type {
  HidingCause,
  SearchRequestEvent,
  SearchRequestReply,
  SearchRequestSettings,
} from '@lendring/contracts/group/search-request.js';

export type SearchRequest = SearchRequestSettings &
  Readonly<{
    madeAt: string | null;
    deleted: boolean;
    creatorId: string;
    groupId: string | null;
    solvedAt: string | null;
    activeAt: string;
    hiding: Readonly<Partial<Record<HidingCause, Readonly<{ on: boolean; at: string }>>>>;
    /** Oldest first. */
    replies: readonly SearchRequestReply[];
    /** Replies per user since the creator's last reply, deleted ones included. */
    unanswered: Readonly<Record<string, number>>;
  }>;

export const isHidden = ({ hiding }: Pick<SearchRequest, 'hiding'>): boolean =>
  Object.values(hiding).some(({ on }) => on);

export const unansweredOf = ({ unanswered }: Pick<SearchRequest, 'unanswered'>, userId: string): number =>
  unanswered[userId] ?? 0;

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
        unanswered:
          userId === request.creatorId ? {} : { ...request.unanswered, [userId]: unansweredOf(request, userId) + 1 },
      };
    }
    case 'SearchRequestReplyDeleted': {
      const { replyId, userId, by } = data;
      const replies = request.replies.filter((one) => one.replyId !== replyId);
      if (by !== userId) return { ...request, replies };
      const left = Math.max(0, unansweredOf(request, userId) - 1);
      return { ...request, replies, unanswered: { ...request.unanswered, [userId]: left } };
    }
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
      return { ...request, deleted: true, title: '', text: '', replies: [], unanswered: {} };
  }
};

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
    unanswered: {},
  },
  evolve,
};
