import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import type { QueryClient } from '@tanstack/react-query';
import type { ShownBanner } from './app/banner-of-page.js';
import type { Locale } from './i18n/locale.js';
import type { AnyText, Namespace } from './i18n/namespaces.js';
import type { Api } from './lib/api.js';
import type { SessionStore } from './lib/session.js';

/** What every route's `beforeLoad`, `loader` and `head` can use. */
export type RouterContext = Readonly<{
  api: Api;
  queries: QueryClient;
  locale: Locale;
  t: AnyText;
  /** Loads texts: call it in the loader of every route that uses a namespace besides `common`. */
  texts: (...namespaces: readonly Namespace[]) => Promise<void>;
  session: SessionStore;
  /** `https://host` of the public address, for canonical links. */
  origin: string;
  /** The header that the browser's calls send, `name: value`; null where nobody said. */
  apiHeader?: string | null | undefined;
  /** What stands above every page; null: nothing does. */
  banner?: ShownBanner | null | undefined;
  /** What is switched off. */
  off?: readonly FeatureName[] | undefined;
  /** Only on the server: what a page that it cannot draw says where scripts are off. */
  withoutScripts?: string | undefined;
  /** Only on the server: files the browser should ask for early, and the page's first script. */
  hints?: (() => Readonly<{ fonts: readonly string[]; modules: readonly string[]; script: string }>) | undefined;
}>;
