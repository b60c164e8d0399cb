import type { Session, SessionStore } from '../lib/session/session.js';

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
