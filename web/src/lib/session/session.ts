import type { InitShape } from '@lendring/contracts/http/profile.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Api, TokenSource } from '../api-client/api.js';
import { isApiError } from '../api-client/api-error.js';
import type { Look } from './session-mark.js';

export type Profile = InitShape['profile'];
export type Session =
  | Readonly<{ status: 'unknown'; look?: Look | null }>
  | Readonly<{ status: 'out' }>
  | Readonly<{
      status: 'in';
      profile: Profile;
      usergroup: readonly Role[];
      suspended?: InitShape['suspended'];
      terms?: InitShape['terms'];
      /** Unread requests. */
      unread: number;
      /** Unread notifications. */
      news: number;
    }>;

/** Poll interval in milliseconds while signed in (spec §9). */
export const statusInterval = 60_000;

/** Delays in milliseconds before the profile is requested again after a server error. */
const initRetries = [700, 2500];

const mayPass = (error: unknown): boolean => isApiError(error) && (error.status >= 500 || error.status === 429);

export type SessionStore = Readonly<{
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  start: () => Promise<Session>;
  recheck: () => Promise<void>;
  refresh: () => Promise<void>;
  poll: () => Promise<void>;
  stop: () => void;
}>;

export const unknownSession: Session = { status: 'unknown' };

/**
 * @param setup.signOut called with the server's message when the profile cannot be loaded despite a token (spec §7: to
 * `/auth/logout`, with a note titled 'Auth Error'); empty when the token is rejected
 * @param setup.leaving true while the document is already on its way to sign-in
 * @param setup.stays resolves unless this page itself is ending the session
 * @param setup.left called when the user is no longer signed in, to remove their data from the page
 * @param setup.look the last user
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
      // Keep the known session while offline.
      if (refused || session.status !== 'in') set({ status: 'out' });
      if (!refused) return;
      if (!setup.leaving?.()) setup.signOut(error.status === 401 ? '' : error.message);
      // Never resolve, because a guard's redirect must not overtake the navigation.
      await new Promise<never>(() => {});
    }
  };

  /** Keeps the session on errors, because a form may be open; the form's own call then asks for sign-in. */
  const refresh = async () => {
    if (session.status !== 'in') return load();
    try {
      const answer = await setup.api.get('/init');
      if (session.status === 'in') set({ ...session, ...answer });
    } catch {
      /* Ignore the error: the next refresh or page load retries. */
    }
  };
  const poll = async () => {
    if (session.status !== 'in') return;
    try {
      const { badge } = await setup.api.get('/status');
      if (session.status !== 'in') return;
      const unread = badge.request.total;
      // Keep the previous number when the new one is null, which means temporarily unknown.
      const news = badge.notification.total ?? session.news;
      if (session.unread !== unread || session.news !== news) set({ ...session, unread, news });
    } catch {
      /* Ignore the error: the next poll retries. */
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
