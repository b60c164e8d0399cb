import { createRootRouteWithContext, type StaticDataRouteOption } from '@tanstack/react-router';
import { Document } from '../app/Document.js';
import { Frame } from '../app/Frame.js';
import { NotFoundPage, type WhyNothing } from '../app/NotFoundPage.js';
import { ownHead, titleTexts } from '../app/own-title.js';
import { headerMeta } from '../lib/custom-header.js';
import type { RouterContext } from '../router-context.js';

type Match = Readonly<{ status: string; _notFound?: boolean | undefined; staticData: StaticDataRouteOption }>;

/**
 * No route has the address, or the page that has it found nothing there: for some there may be something, and until
 * their page is drawn its title says neither.
 */
const isLost = (matches: readonly Match[]): boolean =>
  matches.some(
    ({ status, _notFound, staticData }) => (status === 'notFound' && !staticData.forSome) || _notFound === true,
  );

export const Route = createRootRouteWithContext<RouterContext>()({
  shellComponent: Document,
  component: Frame,
  // What a loader says of why nothing is there.
  notFoundComponent: ({ data }) => <NotFoundPage {...(data as WhyNothing | undefined)} />,
  // In the browser a page behind sign-in loads its texts itself.
  beforeLoad: ({ context, matches }) =>
    typeof document === 'undefined' ? context.texts(...titleTexts(matches)) : undefined,
  head: ({ match, matches }) => {
    const own = isLost(matches) ? null : ownHead(matches, match.context);
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { name: 'color-scheme', content: 'light dark' },
        ...headerMeta(match.context.apiHeader),
        ...(own?.meta ?? [{ title: match.context.t(isLost(matches) ? 'notFound.title' : 'brand') }]),
      ],
      links: [
        // The page that was loaded keeps them (ADR 106): the browser's scripts need not know them.
        ...(BUILT_FOR_SERVER
          ? [
              { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
              { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
            ]
          : []),
        { rel: 'manifest', href: `/app.${match.context.locale}.webmanifest` },
        ...(own?.links ?? []),
      ],
    };
  },
});
