import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

export type { i18n as I18n } from 'i18next';
export type TextTable = Readonly<Record<string, unknown>>;

/** One instance per rendered page: nothing is shared between requests. React escapes, so i18next does not. */
export const createI18n = (locale: Locale): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale, fallbackLng: false, ns: [], defaultNS: 'common', resources: {}, initAsync: false, returnNull: false,
    interpolation: { escapeValue: false }, react: { useSuspense: false, bindI18n: false, bindI18nStore: false },
  });
  return instance;
};

/** Loads the texts of a page once. Routes call it through their context: `context.texts('home')`. */
export const textLoader = (instance: i18n, locale: Locale, read: (locale: Locale, namespace: Namespace) => Promise<TextTable>) => {
  const running = new Map<Namespace, Promise<void>>();
  const load = (namespace: Namespace): Promise<void> => {
    if (instance.hasResourceBundle(locale, namespace)) return Promise.resolve();
    let promise = running.get(namespace);
    if (!promise) {
      promise = read(locale, namespace).then((table) => { instance.addResourceBundle(locale, namespace, table); });
      promise.catch(() => running.delete(namespace));
      running.set(namespace, promise);
    }
    return promise;
  };
  return {
    load: async (...namespaces: readonly Namespace[]): Promise<void> => { await Promise.all(namespaces.map(load)); },
    /** The namespaces a page used: the server tells the client, so that hydrating finds every text (README.md, trap 1). */
    loaded: (): Namespace[] => Object.keys(instance.store.data[locale] ?? {}) as Namespace[],
  };
};
