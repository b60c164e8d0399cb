import type { InitShape } from '@lendring/contracts/http/profile.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Api, TokenSource } from './api.js';
import { isApiError } from './api-error.js';
import type { Look } from './session-mark.js';

/** Who looks at the page (`GET /v1/init`). */
export type Profile = InitShape['profile'];
export type Session =
  | Readonly<{ status: 'unknown'; /** Who was here last, to be shown until it is known. */ look?: Look | null }>
  | Readonly<{ status: 'out' }>
  | Readonly<{
      status: 'in';
      profile: Profile;
      usergroup: readonly Role[];
      suspended?: InitShape['suspended'];
      /** How they stand to the terms. */
      terms?: InitShape['terms'];
      /** Unread requests. */
      unread: number;
      /** Unread notifications. */
      news: number;
    }>;

/** Status poll while signed in (spec §9). */
export const statusInterval = 60_000;

/** Waits before the profile is requested again after an error of the server, milliseconds. */
const initRetries = [700, 2500];

/** An error of the server, or a limit: the same call may succeed a moment later. */
const mayPass = (error: unknown): boolean => isApiError(error) && (error.status >= 500 || error.status === 429);

export type SessionStore = Readonly<{
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Asks once who is there; later calls answer what is known by then. */
  start: () => Promise<Session>;
  /** Another tab signed in or out: asks who is there now. */
  recheck: () => Promise<void>;
  /** Loads the profile again, for example after it was changed. */
  refresh: () => Promise<void>;
  /** Asks for the badges now, for example after a message was read. */
  poll: () => Promise<void>;
  stop: () => void;
}>;

/** The session of a page rendered on the server: nobody in particular. */
export const unknownSession: Session = { status: 'unknown' };

/**
 * @param setup.signOut called with the server's words when the profile cannot be loaded although a token is there (spec
 *   §7:
 * to `/auth/logout`, with a note titled 'Auth Error'; empty when the token is refused); `leaving`: whether the document
 * is on its way to sign-in already; `stays`: resolves unless this page itself is ending the session; `left`: when
 * whoever looked at this page is not signed in any more, so that nothing of them stays on it; `look`: who was here last
 */
export const createSessionStore = (
  setup: Readonly<{
    api: Api;
    token: TokenSource;
    signOut: (text: string) => void;
    leaving?: () => boolean;
    stays?: () => Promise<void>;
    left?: () => void;
    look?: Look | null;
  }>,
): SessionStore => {
  let session: Session = setup.look ? { status: 'unknown', look: setup.look } : unknownSession;
  let started: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };

  const init = async () => {
    for (const wait of initRetries) {
      try {
        return await setup.api.get('/init');
      } catch (error) {
        if (!mayPass(error)) throw error;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
    return setup.api.get('/init');
  };

  const load = async () => {
    try {
      const token = await setup.token.get();
      if (!token) return set({ status: 'out' });
      const answer = await init();
      const { unread, news } = session.status === 'in' ? session : { unread: 0, news: 0 };
      set({ status: 'in', ...answer, unread, news });
    } catch (error) {
      const refused = isApiError(error) && error.status > 0;
      // Without a connection what is known of somebody stays.
      if (refused || session.status !== 'in') set({ status: 'out' });
      if (!refused) return;
      if (!setup.leaving?.()) setup.signOut(error.status === 401 ? '' : error.message);
      // The document is being left: no guard's redirect may overtake that navigation.
      await new Promise<never>(() => {});
    }
  };

  /** A form may be open: the call itself asks for a sign-in then, and what is known of the person stays. */
  const refresh = async () => {
    if (session.status !== 'in') return load();
    try {
      const answer = await setup.api.get('/init');
      if (session.status === 'in') set({ ...session, ...answer });
    } catch {
      /* The next refresh or page load asks again. */
    }
  };
  const poll = async () => {
    if (session.status !== 'in') return;
    try {
      const { badge } = await setup.api.get('/status');
      if (session.status !== 'in') return;
      const unread = badge.request.total;
      // Null: nobody knows just now, so what was known stays.
      const news = badge.notification.total ?? session.news;
      if (session.unread !== unread || session.news !== news) set({ ...session, unread, news });
    } catch {
      /* The next poll asks again. */
    }
  };

  const watch = async () => {
    await poll();
    if (session.status === 'in') timer ??= setInterval(() => void poll(), statusInterval);
  };

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: async () => {
      await (started ??= load().then(watch, () => set({ status: 'out' })));
      return session;
    },
    recheck: async () => {
      await started;
      await setup.stays?.();
      const before = session;
      const after = (await load(), session);
      if (before.status === 'in' && (after.status !== 'in' || after.profile.user_id !== before.profile.user_id))
        setup.left?.();
      else await watch();
    },
    refresh,
    poll,
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
