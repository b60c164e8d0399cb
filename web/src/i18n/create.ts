import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

export type { i18n as I18n } from 'i18next';

export type TextTable = Readonly<Record<string, unknown>>;

/**
 * Drops the full stop of a sentence after a value that ends with one, such as `Leihladen e. V.`; an ellipsis stays. Keeps
 * `e. V.` on one line.
 */
const typesetting: PostProcessorModule = {
  type: 'postProcessor',
  name: 'typesetting',
  process: (text: string) => text.replace(/(?<!\.)\.\.(?!\.)/g, '.').replace(/\be\. V\./g, 'e.\u00a0V.'),
};

/** Fallback for texts missing in a language (spec §9). */
const fallback = 'en' satisfies Locale;

/**
 * Creates one instance per rendered page, so that requests share nothing.
 * @param brand product name in texts (ADR 106). `BUILT_IN_NAME` is inlined, since importing it would enlarge the entry
 * bundle
 */
export const createI18n = (locale: Locale, brand = 'Lendring'): i18n => {
  const instance = createInstance().use(typesetting);
  void instance.init({
    lng: locale,
    fallbackLng: fallback,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    postProcess: typesetting.name,
    returnNull: false,
    // Disable escaping, because React escapes all texts.
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    // Disable suspense and event bindings: a page has one language, and loaders add all texts before rendering.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
};

/**
 * Loads each namespace of a page once. Routes call the loader through their context: `context.texts('home')`. @param
 * gaps files `<locale>/<namespace>` with missing texts, for which English is loaded as well
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
     * Namespaces used by the page. The server passes them to the client, so that hydration finds every text (README.md,
     * trap 1).
     */
    loaded,
    files: (): string[] =>
      loaded().flatMap((namespace) => languagesOf(namespace).map((language) => `${language}/${namespace}`)),
  };
};
