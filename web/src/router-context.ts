import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import type { QueryClient } from '@tanstack/react-query';
import type { ShownBanner } from './app/Banner.js';
import type { Locale } from './i18n/locale.js';
import type { AnyText, Namespace } from './i18n/namespaces.js';
import type { Api } from './lib/api-client/api.js';
import type { SessionStore } from './lib/session/session.js';

export type RouterContext = Readonly<{
  api: Api;
  queries: QueryClient;
  locale: Locale;
  t: AnyText;
  /** Loads namespaces: call in the loader of every route that uses more than `common`. */
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
  session: SessionStore;
  /** Public origin (`https://host`), for canonical links. */
  origin: string;
  /** Header of API calls as `name: value`; null for the default. */
  apiHeader?: string | null | undefined;
  /** Banner above every page; null for none. */
  banner?: ShownBanner | null | undefined;
  off?: readonly FeatureName[] | undefined;
  /** Server only: message for users without scripts on pages that the server does not render. */
  withoutScripts?: string | undefined;
  /** Server only: files to preload, and the page's first script. */
  hints?: (() => Readonly<{ fonts: readonly string[]; modules: readonly string[]; script: string }>) | undefined;
}>;
