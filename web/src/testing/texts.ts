import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n, type I18n } from '../i18n/create.js';
import type { Locale } from '../i18n/locale.js';
import type { Namespace, Texts } from '../i18n/namespaces.js';
import { fillIn, withoutTags } from './fill.js';

const directory = join(import.meta.dirname, '../i18n/locales');

export const readTextsFromDisk = (locale: Locale, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(directory, locale, `${namespace}.json`), 'utf8')) as Record<string, unknown>;

export const testTexts = (locale: Locale = 'de'): I18n => {
  const i18n = createI18n(locale);
  for (const file of readdirSync(join(directory, locale))) {
    const namespace = file.replace('.json', '');
    i18n.addResourceBundle(locale, namespace, readTextsFromDisk(locale, namespace));
  }
  return i18n;
};

type Counted<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
type KeyIn<Table, Before extends string = ''> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? `${Before}${Counted<Key> & string}`
    : Table[Key] extends readonly unknown[]
      ? never
      : KeyIn<Table[Key], `${Before}${Key}.`>;
}[keyof Table & string];

/** Key of a text: `requests:action.accept`. Plural keys omit `_one` and `_other`. */
export type TextKey = { [Name in Namespace]: `${Name}:${KeyIn<Texts[Name]>}` }[Namespace];
type Values = Readonly<Record<string, string | number>>;

/** Untyped translator; keys are checked where specs use them. */
type Plain = Readonly<{ exists: (key: string, how: object) => boolean; t: (key: string, how: object) => string }>;

const known = new Map<Locale, Plain>();
const templateOf = (locale: Locale, key: string, values: Values): string => {
  const i18n = known.get(locale) ?? (testTexts(locale) as unknown as Plain);
  known.set(locale, i18n);
  if (!i18n.exists(key, { ...values, fallbackLng: [] })) throw new Error(`There is no text ${key} in ${locale}`);
  return withoutTags(i18n.t(key, { ...values, skipInterpolation: true }));
};
const given = (values: Values, name: string): string | undefined =>
  name in values ? String(values[name]) : name === 'brand' ? BUILT_IN_NAME : undefined;

export const textIn =
  (locale: Locale) =>
  (key: TextKey, values: Values = {}): string =>
    fillIn(templateOf(locale, key, values), (name) => {
      const value = given(values, name);
      if (value === undefined) throw new Error(`The text ${key} wants a value for ${name}`);
      return value;
    });

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export const textLikeIn =
  (locale: Locale) =>
  (key: TextKey, values: Values = {}): RegExp => {
    const pattern = templateOf(locale, key, values)
      .split(/(\{\{[\w.]+\}\})/)
      .map((part, index) => (index % 2 ? fillIn(part, (name) => escaped(given(values, name) ?? '\0')) : escaped(part)))
      .join('');
    return new RegExp(pattern.replaceAll('\0', '.*').replaceAll(/\s/g, String.raw`\s`), 'u');
  };

/** German text of a key: `text('requests:action.accept')`, `text('requests:reason', { text: 'Krank.' })`. */
export const text = textIn('de');

/**
 * Pattern that finds a text within a longer one; placeholders without a value match anything:
 * `textLike('requests:reason')`.
 */
export const textLike = textLikeIn('de');
