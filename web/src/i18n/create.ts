import { createInstance, type i18n } from 'i18next';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

export type { i18n as I18n } from 'i18next';

/** Texts of one namespace: a text, or a list or group of texts, by key. */
export type TextTable = Readonly<Record<string, unknown>>;

/** What stands in for a text that a language lacks (spec §9). */
const fallback = 'en' satisfies Locale;

/**
 * One instance per rendered page: nothing is shared between requests. Texts are added as the routes need them.
 * @param brand what texts call the product (ADR 106); `BUILT_IN_NAME` is written out, for sharing it makes the first script longer
 */
export const createI18n = (locale: Locale, brand = 'Lendring'): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: fallback,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    returnNull: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    // A page has one language, and its loader has added its texts before it renders: nothing to wait for or listen to.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
};

/**
 * Loads the texts of a page once. Routes call it through their context: `context.texts('home')`.
 * @param gaps files `<locale>/<namespace>` that lack a text: English comes along with them alone
 */
export const textLoader = (
  instance: i18n,
  locale: Locale,
  read: (locale: Locale, namespace: Namespace) => Promise<TextTable>,
  gaps: readonly string[] = [],
) => {
  const running = new Map<Namespace, Promise<void>>();
  const languagesOf = (namespace: Namespace): readonly Locale[] =>
    gaps.includes(`${locale}/${namespace}`) ? [locale, fallback] : [locale];
  const load = (namespace: Namespace): Promise<void> => {
    if (instance.hasResourceBundle(locale, namespace)) return Promise.resolve();
    let promise = running.get(namespace);
    if (!promise) {
      promise = Promise.all(
        languagesOf(namespace).map(async (language) => [language, await read(language, namespace)] as const),
      ).then((tables) => {
        for (const [language, table] of tables) instance.addResourceBundle(language, namespace, table);
      });
      promise.catch(() => running.delete(namespace));
      running.set(namespace, promise);
    }
    return promise;
  };
  const loaded = (): Namespace[] => Object.keys(instance.store.data[locale] ?? {}) as Namespace[];
  return {
    load: async (...namespaces: readonly Namespace[]): Promise<void> => {
      await Promise.all(namespaces.map(load));
    },
    /**
     * The namespaces a page used: the server tells the client, so that hydrating finds every text (README.md, trap 1).
     */
    loaded,
    /** Their files as `<locale>/<namespace>`, for the browser to ask for early. */
    files: (): string[] =>
      loaded().flatMap((namespace) => languagesOf(namespace).map((language) => `${language}/${namespace}`)),
  };
};
