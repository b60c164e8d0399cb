import type { Locale } from '@lendring/contracts/kernel/ids.js';
import {
  groupPageOf,
  isCounterKind,
  isGroupKind,
  isModerationKind,
  isOutside,
  isStaffKind,
  isTraderKind,
  isWantedKind,
  type GroupKind,
} from '@lendring/contracts/notification/kinds.js';
import type { SearchPage } from '@lendring/contracts/notification/saved-searches.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { newsHash } from '@lendring/contracts/pages/opened-news.js';
import { isOfRequest, type Unread, type UnreadNotice } from '../inbox/inbox.aggregate.js';
import type { Searches } from '../saved-searches/searches.aggregate.js';

export const thingOf = (one: Unread): string => (isOfRequest(one) ? one.requestId : one.about);

const listPath = ({ term, city, fields }: SearchPage, locale: Locale): string => {
  const path =
    city === null
      ? term === null
        ? pageAddress(locale, '/search')
        : pageAddress(locale, '/search/$term', { term })
      : term === null
        ? pageAddress(locale, '/citysearch/$city', { city })
        : pageAddress(locale, '/citysearch/$city/$term', { city, term });
  const query = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  query.set('sort', 'newest');
  return `${path}?${query}`;
};

/** Localised page for notifications about one subject. Opening the page marks them as read. */
export const pathOf = ([one, ...more]: readonly [Unread, ...Unread[]], searches: Searches, locale: Locale): string => {
  if (isOfRequest(one)) return pageAddress(locale, '/request/$requestId', { requestId: one.requestId });
  return noticePath(one, searches, locale) + newsHash([one, ...more].map(({ notificationId }) => notificationId));
};

const groupPath = (kind: GroupKind, groupId: string, locale: Locale): string =>
  isOutside(kind) ? pageAddress(locale, '/groups') : pageAddress(locale, groupPageOf(kind), { groupId });

const noticePath = (one: UnreadNotice, searches: Searches, locale: Locale): string => {
  if (one.kind === 'takeout_ready') return pageAddress(locale, '/account/takeout');
  if (isTraderKind(one.kind)) return pageAddress(locale, '/account/trader');
  if (isStaffKind(one.kind)) return pageAddress(locale, one.kind === 'role_given' ? '/backoffice' : '/account');
  if (isModerationKind(one.kind)) return pageAddress(locale, '/decision/$decisionId', { decisionId: one.about });
  if (isCounterKind(one.kind)) return pageAddress(locale, '/counter-loan/$loanId', { loanId: one.about });
  if (isWantedKind(one.kind)) return pageAddress(locale, '/wanted/$searchRequestId', { searchRequestId: one.about });
  if (isGroupKind(one.kind)) return groupPath(one.kind, one.about, locale);
  const search = searches.find(({ searchId }) => searchId === one.about);
  return search ? listPath(search.page, locale) : pageAddress(locale, '/account/searches');
};
