import { useMatches } from '@tanstack/react-router';

/** `wizard`, `backoffice`: nothing but the brand and the way out; `plain`: the rest. */
export type FrameKind = 'plain' | 'wizard' | 'backoffice';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameKind;
  }
}

/** The innermost route that names a frame decides. */
export const useFrameKind = (): FrameKind =>
  useMatches({ select: (matches) => matches.findLast((match) => match.staticData.frame)?.staticData.frame ?? 'plain' });
