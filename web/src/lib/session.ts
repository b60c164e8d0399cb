import type { InitShape } from '@lendring/contracts/http/profile.js';
import type { Api, TokenSource } from './api.js';
import { isApiError } from './api-error.js';

/** Who looks at the page (`GET /v1/init`). */
export type Profile = InitShape['profile'];
export type Session =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'out' }>
  | Readonly<{ status: 'in'; profile: Profile; usergroup: readonly string[]; unread: number }>;

/** Status poll while signed in (spec §9). */
export const statusInterval = 60_000;

export type SessionStore = Readonly<{
  get: () => Session;
  subscribe: (listener: () => void) => () => void;
  /** Asks once who is there; later calls answer what is known by then. */
  start: () => Promise<Session>;
  /** Loads the profile again, for example after it was changed. */
  refresh: () => Promise<void>;
  /** Asks for the unread badge now, for example after a message was read. */
  poll: () => Promise<void>;
  stop: () => void;
}>;

/** The session of a page rendered on the server: nobody in particular. */
export const unknownSession: Session = { status: 'unknown' };

/**
 * @param setup.signOut called with the server's words when the profile cannot be loaded although a token is there (spec §7:
 * to `/auth/logout`, with a note titled 'Auth Error')
 */
export const createSessionStore = (setup: Readonly<{ api: Api; token: TokenSource; signOut: (text: string) => void }>): SessionStore => {
  let session: Session = unknownSession;
  let started: Promise<void> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Session) => { session = next; for (const listener of listeners) listener(); };

  const load = async () => {
    try {
      const token = await setup.token.get();
      if (!token) return set({ status: 'out' });
      const answer = await setup.api.get('/init');
      set({ status: 'in', ...answer, unread: session.status === 'in' ? session.unread : 0 });
    } catch (error) {
      const refused = isApiError(error) && error.status > 0;
      // Without a connection what is known of somebody stays.
      if (refused || session.status !== 'in') set({ status: 'out' });
      if (refused) setup.signOut(error.message);
    }
  };
  const poll = async () => {
    if (session.status !== 'in') return;
    try {
      const { badge } = await setup.api.get('/status');
      if (session.status === 'in' && session.unread !== badge.request.total) set({ ...session, unread: badge.request.total });
    } catch { /* The next poll asks again. */ }
  };

  return {
    get: () => session,
    subscribe: (listener) => { listeners.add(listener); return () => { listeners.delete(listener); }; },
    start: async () => {
      await (started ??= load().then(async () => {
        await poll();
        if (session.status === 'in') timer ??= setInterval(() => void poll(), statusInterval);
      }, () => set({ status: 'out' })));
      return session;
    },
    refresh: load,
    poll,
    stop: () => { clearInterval(timer); timer = undefined; },
  };
};
