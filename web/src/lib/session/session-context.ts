import { createContext, useContext, useSyncExternalStore } from 'react';
import { unknownSession, type Session, type SessionStore } from './session.js';

const silent: SessionStore = {
  get: () => unknownSession,
  subscribe: () => () => {},
  start: () => Promise.resolve(unknownSession),
  refresh: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  poll: () => Promise.resolve(),
  stop: () => {},
};
export const SessionContext = createContext<SessionStore>(silent);

export const useSessionStore = (): SessionStore => useContext(SessionContext);

export const useSession = (): Session => {
  const store = useContext(SessionContext);
  return useSyncExternalStore(store.subscribe, store.get, () => unknownSession);
};
