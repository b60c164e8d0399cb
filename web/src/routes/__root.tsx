import { createRootRouteWithContext, type StaticDataRouteOption } from '@tanstack/react-router';
import { Document } from '../app/Document.js';
import { Frame } from '../app/Frame.js';
import { NotFoundPage, type WhyNothing } from '../app/default-pages.js';
import { ownHead, titleTexts } from '../app/page-title.js';
import { headerMeta } from '../lib/api-client/custom-header.js';
import type { RouterContext } from '../router-context.js';

type Match = Readonly<{ status: string; _notFound?: boolean | undefined; staticData: StaticDataRouteOption }>;

/**
 * True when no route matches or the matched page found nothing. Pages marked `forSome` do not count until they are
 * rendered: some visitors may see their content.
 */
const isLost = (matches: readonly Match[]): boolean =>
  matches.some(
    ({ status, _notFound, staticData }) => (status === 'notFound' && !staticData.forSome) || _notFound === true,
  );

export const Route = createRootRouteWithContext<RouterContext>()({
  shellComponent: Document,
  component: Frame,
  // `data` is the reason that a loader passes to `notFound()`.
  notFoundComponent: ({ data }) => <NotFoundPage {...(data as WhyNothing | undefined)} />,
  // Load title texts on the server only; in the browser, pages behind sign-in load their own texts.
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
        // Render these links on the server only, to keep them out of the browser bundle; the loaded page retains the
        // links (ADR 106).
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
