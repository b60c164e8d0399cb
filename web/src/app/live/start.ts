import type { QueryClient } from '@tanstack/react-query';
import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import { openedNews } from '@lendring/contracts/pages/opened-news.js';
import { notificationsRead } from '../../api/notifications.js';
import type { Api, OwnFetch, TokenSource } from '../../lib/api-client/api.js';
import { forgetPrivate } from '../../lib/forms/private-keys.js';
import { liveUntil } from '../../lib/push/live-now.js';
import type { SessionStore } from '../../lib/session/session.js';
import { applyChange, shownOffers } from './apply-change.js';
import { follow } from './stream.js';
import { type Lead, type Locks, share } from './share.js';

type Parts = Readonly<{ api: Pick<Api, 'patch'>; session: Pick<SessionStore, 'poll'>; queries: QueryClient }>;

export const readOpened = async ({ api, session, queries }: Parts): Promise<void> => {
  const opened = openedNews(location.hash);
  if (opened.length === 0) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  await api.patch('/notification_read', { body: { notification_ids: [...opened] } });
  notificationsRead(queries, opened);
  await session.poll();
};

export type LiveParts = Readonly<{
  fetch: OwnFetch;
  token: TokenSource;
  api: Api;
  session: SessionStore;
  queries: QueryClient;
}>;

/** Debounce in milliseconds, so that navigation counts as one change. */
const SETTLE_MS = 300;

const followFor = ({ fetch, token, session, queries }: LiveParts, userId: string): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;

  const lead: Lead = async ({ change, sign, shown }, ending) => {
    const follower = follow({ fetch, token, onChange: change, onSign: sign, signal: ending });
    shown(follower.watch);
    if (await follower.done) void session.recheck();
  };
  const shared = share({
    name: `lendring-live-${userId}`,
    locks: navigator.locks as Locks,
    channel: new BroadcastChannel(`lendring-live-${userId}`),
    tab: crypto.randomUUID(),
    lead,
    onChange: (change) => applyChange(queries, session, change),
    onSign: () => liveUntil(Date.now() + 3 * liveLimits.heartbeatMs),
    signal,
  });

  let told = '';
  let settling: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    const offers = shownOffers(queries);
    if (told !== (told = offers.join())) shared.shows(offers);
  };
  const forget = queries.getQueryCache().subscribe(({ type, query }) => {
    if (!type.startsWith('observer') || query.queryKey[0] !== 'offer' || query.queryKey[2] !== 'days') return;
    clearTimeout(settling);
    settling = setTimeout(tell, SETTLE_MS);
  });
  tell();
  const look = (): void => {
    if (document.visibilityState === 'visible') shared.check();
  };
  document.addEventListener('visibilitychange', look);
  const looking = setInterval(look, liveLimits.heartbeatMs);

  return () => {
    stop.abort();
    forget();
    clearTimeout(settling);
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
    liveUntil(0);
  };
};

/**
 * Subscribes to live changes while a user is signed in and the page is active. Without `navigator.locks` (no HTTPS),
 * pages keep polling every minute: one stream per tab would use up the browser's connections with six tabs.
 */
export const startLive = (parts: LiveParts): void => {
  readOpened(parts).catch(() => {
    /* Ignore the error: the notification stays unread, and the list of notifications offers to mark it. */
  });
  const { session } = parts;
  const signedIn = session.get();
  if (signedIn.status === 'in') forgetPrivate(sessionStorage, signedIn.profile.user_id);
  if (!('locks' in navigator)) return;
  let who: string | null = null;
  let stop: (() => void) | null = null;
  const follows = (userId: string | null): void => {
    if (who === userId) return;
    stop?.();
    who = userId;
    stop = userId === null ? null : followFor(parts, userId);
  };
  const look = (): void => {
    const now = session.get();
    if (now.status !== 'unknown') follows(now.status === 'in' ? now.profile.user_id : null);
  };
  session.subscribe(look);
  look();
  // Release the lock and the connection, which a page in the back/forward cache must not hold; a restored page
  // subscribes again.
  addEventListener('pagehide', () => follows(null));
  addEventListener('pageshow', ({ persisted }) => persisted && look());
};
