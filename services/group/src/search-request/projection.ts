import type {
  HidingCause,
  SearchRequestEvent,
  SearchRequestSettings,
} from '@lendring/contracts/group/search-request.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { beginnings } from '../beginnings.js';

export type SearchRequestDocument = SearchRequestSettings &
  Readonly<{
    searchRequestId: string;
    userId: string;
    groupId: string | null;
    solvedAt: string | null;
    madeAt: string;
    activeAt: string;
    /** Reasons why only the creator can read the search request; `hidden` is true if there is any reason. */
    hiddenBy: readonly HidingCause[];
    hidden: boolean;
    /** Author ids, one entry per reply; duplicates are possible. */
    repliers: readonly string[];
    beginnings: readonly string[];
  }>;

const withoutOne = (repliers: readonly string[], userId: string): readonly string[] => {
  const at = repliers.indexOf(userId);
  return at < 0 ? repliers : repliers.toSpliced(at, 1);
};

const hidden = (hiddenBy: readonly HidingCause[]) => ({ hiddenBy, hidden: hiddenBy.length > 0 });

const evolve = (
  request: SearchRequestDocument | null,
  { type, data }: SearchRequestEvent,
): SearchRequestDocument | null => {
  if (type === 'SearchRequestMade') {
    const { searchRequestId, userId, groupId, at } = data;
    return {
      searchRequestId,
      userId,
      groupId,
      title: '',
      text: '',
      categoryId: null,
      days: null,
      place: null,
      isPublic: false,
      solvedAt: null,
      madeAt: at,
      activeAt: at,
      ...hidden([]),
      repliers: [],
      beginnings: [],
    };
  }
  if (!request) return null;
  switch (type) {
    case 'SearchRequestDescribed': {
      const { title, text, categoryId, days, place, isPublic } = data;
      const words = beginnings(`${title ?? ''} ${place?.city ?? ''}`);
      return { ...request, title: title ?? '', text: text ?? '', categoryId, days, place, isPublic, beginnings: words };
    }
    case 'SearchRequestReplied':
      return { ...request, activeAt: data.at, repliers: [...request.repliers, data.userId] };
    case 'SearchRequestReplyDeleted':
      return { ...request, repliers: withoutOne(request.repliers, data.userId) };
    case 'SearchRequestSolved':
      return { ...request, solvedAt: data.at };
    case 'SearchRequestReopened':
      return { ...request, solvedAt: null };
    case 'SearchRequestHidden':
      return { ...request, ...hidden([...new Set([...request.hiddenBy, data.because])]) };
    case 'SearchRequestReleased':
      return { ...request, ...hidden(request.hiddenBy.filter((cause) => cause !== data.because)) };
    case 'SearchRequestDeleted':
      return null;
  }
};

export const searchRequests: Projection<SearchRequestDocument, SearchRequestEvent> = {
  name: 'search-requests',
  version: 2,
  prefixes: ['searchRequest-'],
  indexes: [
    [
      ['groupId', 1],
      ['activeAt', -1],
    ],
    [
      ['isPublic', 1],
      ['activeAt', -1],
    ],
    [
      ['isPublic', 1],
      ['solvedAt', 1],
      ['activeAt', -1],
    ],
    [['userId', 1]],
    [['repliers', 1]],
  ],
  ids: ({ data }) => [data.searchRequestId],
  evolve,
};
