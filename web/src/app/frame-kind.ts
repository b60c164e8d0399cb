import { useMatches } from '@tanstack/react-router';

/** `wizard` and `backoffice` show only the brand and an exit; `plain` shows everything. */
export type FrameKind = 'plain' | 'wizard' | 'backoffice';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameKind;
  }
}

export const useFrameKind = (): FrameKind =>
  useMatches({ select: (matches) => matches.findLast((match) => match.staticData.frame)?.staticData.frame ?? 'plain' });
