import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { Query, QueryClient } from '@tanstack/react-query';
import { calendarChanged, daysChanged } from '../../api/offer-days.js';
import { notificationsMoved } from '../../api/notifications.js';
import { offerChanged } from '../../api/offer.js';
import { requestChanged, requestLists } from '../../api/requests.js';
import { searchRequestsMoved } from '../../api/search-requests.js';
import type { SessionStore } from '../../lib/session/session.js';

const showsDays = ({ queryKey: [kind, , part] }: Query): boolean => kind === 'offer' && part === 'days';

const isOf =
  (...kinds: readonly string[]) =>
  ({ queryKey: [kind] }: Query): boolean =>
    kinds.includes(String(kind));
const isCounterLoan = isOf('counter-loan', 'counter-loans');
const isRequest = isOf('request', 'requests', 'calendar');

const mayHaveMoved = (query: Query): boolean => showsDays(query) || isRequest(query) || isCounterLoan(query);

/** Invalidates the affected queries: those on display refetch at once, the others when next shown. */
export const applyChange = (queries: QueryClient, session: Pick<SessionStore, 'poll'>, change: LiveChange): void => {
  switch (change.what) {
    case 'everything':
      void session.poll();
      void notificationsMoved(queries);
      void searchRequestsMoved(queries);
      void queries.invalidateQueries({ predicate: mayHaveMoved });
      return;
    case 'notifications':
      void session.poll();
      void notificationsMoved(queries);
      // Invalidate search requests and counter loans on a notification, because nothing else announces their news.
      void searchRequestsMoved(queries);
      void queries.invalidateQueries({ predicate: isCounterLoan });
      return;
    case 'request':
      void session.poll();
      void requestChanged(queries, change.request_id);
      void queries.invalidateQueries({ queryKey: requestLists });
      void calendarChanged(queries);
      return;
    case 'days':
      void daysChanged(queries, change.offer_id);
      return;
    case 'offer':
      void offerChanged(queries, change.offer_id);
  }
};

export const shownOffers = (queries: QueryClient): readonly string[] => [
  ...new Set(
    queries
      .getQueryCache()
      .findAll({ type: 'active', predicate: showsDays })
      .map(({ queryKey }) => String(queryKey[1])),
  ),
];
