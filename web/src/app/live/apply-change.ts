import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { Query, QueryClient } from '@tanstack/react-query';
import { calendarChanged } from '../../api/calendar.js';
import { notificationsMoved } from '../../api/notifications.js';
import { offerChanged } from '../../api/offer.js';
import { daysChanged } from '../../api/offer-days.js';
import { requestChanged, requestLists } from '../../api/requests.js';
import { searchRequestsMoved } from '../../api/search-requests.js';
import type { SessionStore } from '../../lib/session.js';

const showsDays = ({ queryKey: [kind, , part] }: Query): boolean => kind === 'offer' && part === 'days';

/** What others may have changed: requests and their lists, the calendar, days of offers. */
const mayHaveMoved = (query: Query): boolean =>
  showsDays(query) || ['request', 'requests', 'calendar'].includes(String(query.queryKey[0]));

/** Asks again for what changed: what a page shows at once, all else when it is shown. */
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
      // A reply to a wanted post is told by a notification alone.
      void searchRequestsMoved(queries);
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

/** The offers whose days a page of this tab shows just now. */
export const shownOffers = (queries: QueryClient): readonly string[] => [
  ...new Set(
    queries
      .getQueryCache()
      .findAll({ type: 'active', predicate: showsDays })
      .map(({ queryKey }) => String(queryKey[1])),
  ),
];
