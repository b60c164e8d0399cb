import { AsyncLocalStorage } from 'node:async_hooks';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import type { Banner } from '@lendring/contracts/installation/settings.js';
import { withoutScripts } from '@lendring/contracts/texts/without-scripts.js';
import { dehydrate } from '@tanstack/react-query';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import textGaps from 'virtual:text-gaps';
import { branded, type ShownBrand } from './seo/branded.js';
import { bannerLook } from './parts/installation/banner-look.js';
import { statusForReader } from './app/for-some.js';
import { clientRoutes, fontFiles, textFiles } from './app/assets.js';
import { earlyScript } from './lib/early/script.js';
import { createI18n, textLoader } from './i18n/create.js';
import { writeNumbersIn } from './i18n/number-locale.js';
import { readTexts } from './i18n/load.js';
import { localeOf, locales, type Locale } from './i18n/locale.js';
import { meantAddress } from './i18n/rewrite.js';
import { createApi, type OwnFetch } from './lib/api-client/api.js';
import { createQueries } from './lib/api-client/queries.js';
import { unknownSession, type SessionStore } from './lib/session/session.js';
import { createAppRouter } from './router.js';

export { languageCookie, rootRedirect } from './i18n/detect.js';
export { localeOf } from './i18n/locale.js';
export { contentSecurityPolicy } from './seo/csp.js';
export { toInternal, toLocal } from './i18n/rewrite.js';

export type RenderInput = Readonly<{
  /** The page's request. Only its URL and abort signal are used, so that the page is the same for everyone. */
  request: Request;
  /** Handles `/v1` calls in-process, with the signature of `fetch`. Cookies and tokens are not sent. */
  apiFetch: OwnFetch;
  /** CSP nonce for the page's scripts, the same as in the `Content-Security-Policy` header. */
  nonce: string;
  /** Public origin if the server is behind a proxy. Default: that of the request. */
  origin?: string;
  /** Configured header that the browser adds to API calls (spec §7). */
  apiHeader?: Readonly<{ name: string; value: string }>;
  banner?: Banner | null;
  off?: readonly FeatureName[];
  /** True if the browser has a session. Affects only the status, never the content. */
  isKnown?: boolean;
  brand?: ShownBrand;
}>;

const nobody: SessionStore = {
  get: () => unknownSession,
  subscribe: () => () => {},
  start: () => Promise.resolve(unknownSession),
  refresh: () => Promise.resolve(),
  recheck: () => Promise.resolve(),
  poll: () => Promise.resolve(),
  stop: () => {},
};

/** Language of the page that is being rendered; other pages render at the same time. */
const pageLocale = new AsyncLocalStorage<Locale>();
writeNumbersIn(() => pageLocale.getStore() ?? 'de');

/**
 * Renders a page for an anonymous visitor: 200, 404 or 410 for missing content, 500 after a failed call, 301/307 with
 * `location`. Redirects have no body. The caller adds cache and security headers.
 */
export const render = (input: RenderInput): Promise<Response> =>
  pageLocale.run(localeOf(new URL(input.request.url).pathname), () => renderPage(input));

const renderPage = async ({
  request,
  apiFetch,
  nonce,
  origin,
  apiHeader,
  banner,
  off,
  isKnown = false,
  brand,
}: RenderInput): Promise<Response> => {
  const url = new URL(request.url);
  const meant = meantAddress(url.pathname);
  if (meant !== null) return new Response(null, { status: 301, headers: { location: meant + url.search } });
  const locale = localeOf(url.pathname);
  const i18n = createI18n(locale, brand?.name ?? undefined);
  const texts = textLoader(i18n, locale, readTexts, textGaps);
  await texts.load('common');
  const router = createAppRouter({
    locale,
    i18n,
    texts,
    pack: dehydrate,
    nonce,
    session: nobody,
    origin: origin ?? url.origin,
    api: createApi({ fetch: apiFetch, locale }),
    queries: createQueries(),
    apiHeader: apiHeader && `${apiHeader.name}: ${apiHeader.value}`,
    banner: banner && {
      text: banner.texts[locale],
      look: bannerLook(banner.level),
      left: Math.max(0, Date.parse(banner.until) - Date.now()),
    },
    off,
    withoutScripts: withoutScripts[locale],
    hints: () => ({ fonts: fontFiles, modules: textFiles(texts.files()), script: earlyScript }),
  });
  const respond = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => Promise.resolve({ routes: clientRoutes }),
  });
  const rendered = await respond(({ router: ready, responseHeaders }) =>
    renderRouterToString({ router: ready, responseHeaders, children: <RouterServer router={ready} /> }),
  );
  const status = statusForReader(rendered.status, router.state.matches, isKnown);
  const response =
    status === rendered.status ? rendered : new Response(rendered.body, { status, headers: rendered.headers });
  if (!response.headers.has('location')) response.headers.set('content-language', locales[locale].iso);
  return brand ? branded(response, brand, nonce) : response;
};
