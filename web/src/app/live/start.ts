import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { QueryClient } from '@tanstack/react-query';
import type { Api, OwnFetch, TokenSource } from '../../lib/api.js';
import { liveUntil } from '../../lib/live-now.js';
import type { SessionStore } from '../../lib/session.js';
import { applyChange, shownOffers } from './apply-change.js';
import { follow } from './follow.js';
import { readOpened } from './read-opened.js';
import { share, type Lead, type Locks } from './share.js';

export type LiveParts = Readonly<{
  fetch: OwnFetch;
  token: TokenSource;
  api: Api;
  session: SessionStore;
  queries: QueryClient;
}>;

/** How long a tab waits after a page changed what it shows, so that a page on its way there counts once. */
const SETTLE_MS = 300;

/** Follows what changes for a person until the answered function is called. */
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
 * Follows what changes for whoever is signed in, while they are and while the page is there. Where tabs cannot agree on
 * one stream (an address without https), they go on looking every minute: six tabs with one each would leave the browser
 * no connection.
 */
export const startLive = (parts: LiveParts): void => {
  readOpened(parts).catch(() => {
    /* It stays unread, and the list of notifications offers to mark it. */
  });
  if (!('locks' in navigator)) return;
  const { session } = parts;
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
  // A page in the browser's memory holds no lock and no connection; one that comes back begins again.
  addEventListener('pagehide', () => follows(null));
  addEventListener('pageshow', ({ persisted }) => persisted && look());
};
