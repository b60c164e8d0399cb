import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * How far an offer is, as the list told that linked to it. It stays with this entry of the history, through reloads
     * too.
     */
    km?: number | null;
  }
}

const never = () => () => undefined;

/** What the list that led here told, in kilometres; null on the server and while hydrating: its page is everybody's. */
export const useKnownDistance = (): number | null => {
  const km = useLocation({ select: ({ state }) => state.km });
  return useSyncExternalStore(
    never,
    () => (typeof km === 'number' && km >= 0 ? km : null),
    () => null,
  );
};
