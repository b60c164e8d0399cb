import type { i18n } from 'i18next';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

export type TextTable = Readonly<Record<string, unknown>>;

/** The part of i18next's instance that exists in this client (ADR 171). */
export type I18n = Pick<i18n, 't' | 'exists' | 'getFixedT' | 'addResourceBundle' | 'hasResourceBundle'> &
  Readonly<{ language: Locale; namespaces: () => Namespace[] }>;

type Values = Readonly<Record<string, unknown>>;

/** Fallback for texts missing in a language (spec §9). */
const fallback: Locale = 'en';

const at = (table: unknown, path: string): unknown => {
  let part = table;
  for (const key of path.split('.'))
    part = typeof part === 'object' && part !== null && Object.hasOwn(part, key) ? (part as TextTable)[key] : undefined;
  return part;
};

/** Fills `{{name}}` and `{{name.first}}` without escaping, because React escapes all texts. Unknown names stay. */
const fill = (text: unknown, values: Values): unknown => {
  if (typeof text === 'string')
    return text.replaceAll(/\{\{(.+?)\}\}/g, (mark, name: string) => {
      const [first = '', ...rest] = name.trim().split('.');
      if (!Object.hasOwn(values, first)) return mark;
      let value = values[first];
      for (const key of rest) value = (value as Values | null | undefined)?.[key];
      return value === undefined && rest.length > 0 ? mark : String(value ?? '');
    });
  if (Array.isArray(text)) return text.map((part) => fill(part, values));
  return typeof text === 'object' && text !== null
    ? Object.fromEntries(Object.entries(text).map(([key, part]) => [key, fill(part, values)]))
    : text;
};

/**
 * Creates the texts of one rendered page, so that requests share nothing: i18next's rules for dotted keys,
 * `namespace:key`, `{{values}}`, plurals by `count`, `context` and the fallback language (`create.spec.ts` compares all texts).
 * @param brand product name in texts (ADR 106). `BUILT_IN_NAME` is inlined, since importing it would enlarge the entry
 * bundle
 */
export const createI18n = (locale: Locale, brand = 'Lendring'): I18n => {
  const tables: Partial<Record<Locale, Record<string, TextTable>>> = {};
  const pluralOf: Partial<Record<Locale, Intl.PluralRules>> = {};

  const counted = (language: Locale, table: TextTable, key: string, count: unknown): unknown => {
    const plain = at(table, key);
    if (typeof count !== 'number') return plain;
    const form = (pluralOf[language] ??= new Intl.PluralRules(language)).select(count);
    return (count === 0 ? at(table, `${key}_zero`) : undefined) ?? at(table, `${key}_${form}`) ?? plain;
  };
  const lookUp = (language: Locale, namespace: string, key: string, { count, context }: Values): unknown => {
    const table = tables[language]?.[namespace];
    if (!table) return undefined;
    return (
      (context === undefined ? undefined : counted(language, table, `${key}_${String(context)}`, count)) ??
      counted(language, table, key, count)
    );
  };
  const find = (own: readonly string[], key: string, values: Values): unknown => {
    const colon = key.indexOf(':');
    const path = key.slice(colon + 1);
    for (const namespace of colon < 0 ? own : [key.slice(0, colon)])
      for (const language of values['fallbackLng'] ? [locale] : [locale, fallback]) {
        const found = lookUp(language, namespace, path, values);
        if (found !== undefined) return found;
      }
    return undefined;
  };
  const translate = (own: readonly string[], key: string, values: Values = {}): unknown => {
    const found = find(own, key, values);
    const text = typeof found === 'string' || (found !== undefined && values['returnObjects']) ? found : undefined;
    const said = text ?? values['defaultValue'] ?? key.slice(key.indexOf(':') + 1);
    return values['skipInterpolation'] ? said : fill(said, { brand, ...values });
  };

  const known = new Map<string, (key: string, values?: Values) => unknown>();
  const getFixedT = (_: unknown, namespaces: string | readonly string[] | null = 'common') => {
    const own = typeof namespaces === 'string' ? [namespaces] : (namespaces ?? ['common']);
    const name = own.join();
    let t = known.get(name);
    if (!t) known.set(name, (t = (key, values) => translate(own, key, values)));
    return t;
  };
  const instance = {
    language: locale,
    t: getFixedT(locale),
    getFixedT,
    exists: (key: string, values: Values = {}) => find(['common'], key, values) !== undefined,
    addResourceBundle: (language: Locale, namespace: string, table: TextTable) => {
      const own = (tables[language] ??= {});
      own[namespace] = { ...own[namespace], ...table };
    },
    hasResourceBundle: (language: Locale, namespace: string) => tables[language]?.[namespace] !== undefined,
    namespaces: () => Object.keys(tables[locale] ?? {}),
  };
  // i18next's types check keys and values of every text, which no implementation can prove.
  return instance as unknown as I18n;
};

/**
 * Loads each namespace of a page once. Routes call the loader through their context: `context.texts('home')`. @param
 * gaps files `<locale>/<namespace>` with missing texts, for which English is loaded as well
 */
export const textLoader = (
  instance: I18n,
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
  return {
    load: async (...namespaces: readonly Namespace[]): Promise<void> => {
      await Promise.all(namespaces.map(load));
    },
    /**
     * Namespaces used by the page. The server passes them to the client, so that hydration finds every text (README.md,
     * trap 1).
     */
    loaded: instance.namespaces,
    files: (): string[] =>
      instance
        .namespaces()
        .flatMap((namespace) => languagesOf(namespace).map((language) => `${language}/${namespace}`)),
  };
};
