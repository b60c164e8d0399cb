import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { ErrorPage, NotFoundPage, PendingPage } from './app/default-pages.js';
import type { I18n, textLoader } from './i18n/create.js';
import type { AnyText, Namespace } from './i18n/namespaces.js';
import { rewriteFor } from './i18n/rewrite.js';
import { ApiContext } from './lib/api-client/api-context.js';
import { SessionContext } from './lib/session/session-context.js';
import type { RouterContext } from './router-context.js';
import { routeTree } from './routeTree.gen.js';

type Parts = Omit<RouterContext, 't' | 'texts'> &
  Readonly<{
    i18n: I18n;
    texts: ReturnType<typeof textLoader>;
    nonce?: string;
    history?: RouterHistory;
    pack?: (queries: QueryClient) => DehydratedState;
    unpack?: (queries: QueryClient, carried: DehydratedState) => void;
  }>;
type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Whether to disable preloading: on slow connections or in data saver mode (spec §7). */
const savesData = (): boolean => {
  const { connection } = (globalThis.navigator as { connection?: Connection } | undefined) ?? {};
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
};

/** `queries` is JSON text, which browsers parse faster than a script. */
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
    defaultPreloadStaleTime: 0,
    // Show the skeleton for pages behind sign-in, which are not rendered on the server, but never as a mere flash
    // (README.md, trap 6).
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // Scroll to the top on navigation, smoothly to anchors (spec §2), and restore the position on going back.
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
