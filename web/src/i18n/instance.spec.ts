import { describe, expect, it } from '@jest/globals';
import { createInstance as createI18next } from 'i18next';
import { createInstance } from './instance.js';
import { locales, type Locale } from './locale.js';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTextsFromDisk } from '../testing/texts.js';

const namespaces = readdirSync(join(process.cwd().replace(/\/web$/, ''), 'web/src/i18n/locales/de')).map((file) =>
  file.replace('.json', ''),
);
const keysOf = (table: unknown, prefix = ''): string[] =>
  Object.entries(table as object).flatMap(([key, part]) => [
    prefix + key,
    ...(typeof part === 'object' && part !== null ? keysOf(part, `${prefix}${key}.`) : []),
  ]);

/** Values for every placeholder that a text may have. */
const values = (text: string, count: number) => ({
  ...Object.fromEntries([...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => [name, `<${name}> & "${name}"`])),
  count,
});

describe.each(Object.keys(locales) as Locale[])('texts in %s', (locale) => {
  const i18next = createI18next();
  void i18next.init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  });
  const own = createInstance(locale, 'common');
  for (const namespace of namespaces)
    for (const instance of [i18next, own])
      instance.addResourceBundle(locale, namespace, readTextsFromDisk(locale, namespace));

  it.each(namespaces)('of %s read as i18next says them', (namespace) => {
    const table = readTextsFromDisk(locale, namespace);
    const [theirs, ours] = [i18next, own].map(
      (instance) =>
        instance.getFixedT(locale, namespace as 'common') as unknown as (key: string, values?: object) => unknown,
    );
    expect(keysOf(table).length).toBeGreaterThan(0);
    for (const key of keysOf(table)) {
      expect([key, ours?.(key, { returnObjects: true })]).toEqual([key, theirs?.(key, { returnObjects: true })]);
      const plural = key.replace(/_(one|other)$/, '');
      for (const count of [0, 1, 2, 21]) {
        const given = { ...values(JSON.stringify(table), count), returnObjects: true };
        expect([key, ours?.(plural, given)]).toEqual([key, theirs?.(plural, given)]);
      }
    }
  });

  it('are found by namespace, and what is missing by its key', () => {
    for (const instance of [i18next, own]) {
      const t = instance.t as unknown as (key: string, values?: object) => unknown;
      expect(t('brand')).toBe('Lendring');
      expect(t('home:hero.title')).not.toBe('hero.title');
      expect([
        t('nowhere.to.be.found'),
        t('home:nowhere'),
        t('nobody:here'),
        t('constructor'),
        t('brand.length'),
      ]).toEqual(['nowhere.to.be.found', 'nowhere', 'here', 'constructor', 'brand.length']);
    }
  });
});
