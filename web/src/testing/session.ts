import type { Session, SessionStore } from '../lib/session.js';

/** A session that stays as it is; `parts` are what a test looks at. */
export const sessionOf = (session: Session, parts: Partial<SessionStore> = {}): SessionStore => ({
  get: () => session,
  subscribe: () => () => {},
  start: () => Promise.resolve(session),
  refresh: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  poll: () => Promise.resolve(),
  stop: () => {},
  ...parts,
});
