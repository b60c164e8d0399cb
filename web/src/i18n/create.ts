import type { i18n } from 'i18next';
import { createInstance, type TextTable } from './instance.js';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

export type { i18n as I18n } from 'i18next';
export type { TextTable } from './instance.js';

/** One instance per rendered page: nothing is shared between requests. */
export const createI18n = (locale: Locale): i18n => createInstance(locale, 'common');

/** Loads the texts of a page once. Routes call it through their context: `context.texts('home')`. */
export const textLoader = (
  instance: i18n,
  locale: Locale,
  read: (locale: Locale, namespace: Namespace) => Promise<TextTable>,
) => {
  const running = new Map<Namespace, Promise<void>>();
  const load = (namespace: Namespace): Promise<void> => {
    if (instance.hasResourceBundle(locale, namespace)) return Promise.resolve();
    let promise = running.get(namespace);
    if (!promise) {
      promise = read(locale, namespace).then((table) => {
        instance.addResourceBundle(locale, namespace, table);
      });
      promise.catch(() => running.delete(namespace));
      running.set(namespace, promise);
    }
    return promise;
  };
  return {
    load: async (...namespaces: readonly Namespace[]): Promise<void> => {
      await Promise.all(namespaces.map(load));
    },
    /**
     * The namespaces a page used: the server tells the client, so that hydrating finds every text (README.md, trap 1).
     */
    loaded: (): Namespace[] => Object.keys(instance.store.data[locale] ?? {}) as Namespace[],
  };
};
