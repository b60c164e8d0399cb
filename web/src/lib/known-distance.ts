import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * How far an offer is, as the list told that linked to it. It stays with this entry of the history, through reloads
     * too.
     */
    km?: number | null;
    /** From where the list measured: a place in words; empty for the position of the person looking. */
    near?: string;
  }
}

/** A distance in kilometres and the place it is measured from, empty where that is the person looking. */
export type KnownDistance = Readonly<{ km: number | null; near: string }>;

const unknown: KnownDistance = { km: null, near: '' };

/** What the list that led here told; nothing on the server and while hydrating: its page is everybody's. */
export const useKnownDistance = (): KnownDistance => {
  const km = useLocation({ select: ({ state }) => state.km });
  const near = useLocation({ select: ({ state }) => state.near });
  const hydrated = useHydrated();
  if (!hydrated || typeof km !== 'number' || !(km >= 0)) return unknown;
  return { km, near: typeof near === 'string' ? near : '' };
};
