import type { i18n } from 'i18next';
import type { Locale } from './locale.js';

/** Texts of one namespace: a text, or a list or group of texts, by key. */
export type TextTable = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

const at = (table: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? (part as TextTable)[key] : undefined,
      table,
    );

/** `{{name}}` by the value of that name, if there is one; React escapes what it shows. */
const filled = (text: unknown, values: Values): unknown => {
  if (typeof text === 'string')
    return text.replaceAll(/\{\{-?\s*(\w+)\s*\}\}/g, (mark, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : mark,
    );
  if (Array.isArray(text)) return text.map((part) => filled(part, values));
  if (typeof text === 'object' && text !== null)
    return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, filled(part, values)]));
  return text;
};

/**
 * What react-i18next asks of i18next, for one language whose texts are added as they are needed: keys with dots and
 * `namespace:`, `{{values}}`, `_zero`, `_one` and `_other` by `count`. It is a tenth of the size of i18next, which
 * every visit would load first, and says the same (`instance.spec.ts` compares all texts).
 */
export const createInstance = (language: Locale, defaultNS: string): i18n => {
  const tables: Record<string, TextTable> = {};
  const plurals = new Intl.PluralRules(language);

  const text = (namespace: string, key: string, values: Values): unknown => {
    const table = tables[namespace];
    const { count } = values;
    if (typeof count !== 'number') return at(table, key);
    const none = count === 0 ? at(table, `${key}_zero`) : undefined;
    return none ?? at(table, `${key}_${plurals.select(count)}`) ?? at(table, key);
  };
  const getFixedT = (_language: unknown, namespaces: string | readonly string[] | null | undefined) => {
    const own = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? defaultNS;
    return (key: string, values: Values = {}): unknown => {
      const colon = key.indexOf(':');
      const [namespace, path] = colon < 0 ? [own, key] : [key.slice(0, colon), key.slice(colon + 1)];
      const found = text(namespace, path, values);
      return typeof found === 'string' || values['returnObjects'] ? (filled(found, values) ?? path) : path;
    };
  };

  const instance = {
    language,
    languages: [language],
    resolvedLanguage: language,
    isInitialized: true,
    options: { defaultNS, react: { useSuspense: false, bindI18n: '', bindI18nStore: '' } },
    store: { data: { [language]: tables } },
    services: { interpolator: { interpolate: filled } },
    t: getFixedT(language, defaultNS),
    getFixedT,
    addResourceBundle(_language: string, namespace: string, table: TextTable) {
      tables[namespace] = table;
    },
    hasResourceBundle: (_language: string, namespace: string) => Object.hasOwn(tables, namespace),
    hasLoadedNamespace: (namespace: string) => Object.hasOwn(tables, namespace),
  };
  // The part of i18next's type that is used with one language and texts loaded by the routes.
  return instance as unknown as i18n;
};
