import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { ErrorPage } from './app/ErrorPage.js';
import { NotFoundPage } from './app/NotFoundPage.js';
import { PendingPage } from './app/PendingPage.js';
import type { I18n, textLoader } from './i18n/create.js';
import type { AnyText, Namespace } from './i18n/namespaces.js';
import { rewriteFor } from './i18n/rewrite.js';
import { ApiContext } from './lib/api-context.js';
import { SessionContext } from './lib/session-context.js';
import type { RouterContext } from './router-context.js';
import { routeTree } from './routeTree.gen.js';

type Parts = Omit<RouterContext, 't' | 'texts'> &
  Readonly<{
    i18n: I18n;
    texts: ReturnType<typeof textLoader>;
    nonce?: string;
    history?: RouterHistory;
    /** On the server: what has been asked for, as plain data. */ pack?: (queries: QueryClient) => DehydratedState;
    /** In the browser: takes that over. */ unpack?: (queries: QueryClient, carried: DehydratedState) => void;
  }>;
/** As text: plain data for the browser's own fast parser. */
/** Connection as the browser reports it; Safari and Firefox report none. */
type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Pages are not fetched ahead on slow connections and for those who save data (spec §7). */
const savesData = (): boolean => {
  const { connection } = (globalThis.navigator as { connection?: Connection } | undefined) ?? {};
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
};

type Carried = { queries: string; namespaces: Namespace[] };

export const createAppRouter = ({ i18n, texts, nonce, history, pack, unpack, ...parts }: Parts) =>
  createRouter({
    routeTree,
    context: { ...parts, t: i18n.t as AnyText, texts: texts.load } satisfies RouterContext,
    rewrite: rewriteFor(parts.locale),
    origin: parts.origin,
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(history ? { history } : {}),
    defaultPreload: savesData() ? false : 'intent',
    // Queries know how fresh they are; the router does not keep a second clock.
    defaultPreloadStaleTime: 0,
    // Pages behind sign-in are not rendered on the server: their skeleton shows at once and never for a blink
    // (README.md, trap 6).
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // To the top with every page, smoothly to an anchor (spec §2), back to where one was.
    scrollRestoration: true,
    defaultHashScrollIntoView: {
      behavior:
        typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'auto',
    },
    defaultStructuralSharing: true,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    dehydrate: (): Carried => ({ queries: JSON.stringify(pack?.(parts.queries) ?? null), namespaces: texts.loaded() }),
    hydrate: async (carried: Carried) => {
      unpack?.(parts.queries, JSON.parse(carried.queries));
      await texts.load(...carried.namespaces);
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={parts.queries}>
        <I18nextProvider i18n={i18n}>
          <ApiContext value={parts.api}>
            <SessionContext value={parts.session}>{children}</SessionContext>
          </ApiContext>
        </I18nextProvider>
      </QueryClientProvider>
    ),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
