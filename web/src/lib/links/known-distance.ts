import { useHydrated, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Distance of an offer as shown by the list that linked to it. Part of the history entry, so it survives reloads.
     */
    km?: number | null;
    /** Name of the place from which the list measured; empty for the user's own position. */
    near?: string;
  }
}

export type KnownDistance = Readonly<{ km: number | null; near: string }>;

const unknown: KnownDistance = { km: null, near: '' };

/**
 * Distance shown in the list whose link led here, passed in the navigation state. Undefined on the server and during
 * hydration, because the server renders one page for everyone.
 */
export const useKnownDistance = (): KnownDistance => {
  const km = useLocation({ select: ({ state }) => state.km });
  const near = useLocation({ select: ({ state }) => state.near });
  const hydrated = useHydrated();
  if (!hydrated || typeof km !== 'number' || !(km >= 0)) return unknown;
  return { km, near: typeof near === 'string' ? near : '' };
};
