import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTextsFromDisk } from '../testing/texts.js';
import { textGaps } from '../../vite/text-gaps.js';
import { createI18n, textLoader, type I18n, type TextTable } from './create.js';
import { locales, type Locale } from './locale.js';

const saying = (i18n: I18n) => i18n.t as unknown as (key: string, values?: object) => unknown;
const all = Object.keys(locales) as Locale[];

const page = (locale: Locale, tables: Readonly<Record<string, TextTable>>, gaps: readonly string[] = []) => {
  const i18n = createI18n(locale);
  const asked: string[] = [];
  const texts = textLoader(
    i18n,
    locale,
    (language, namespace) => {
      asked.push(`${language}/${namespace}`);
      return Promise.resolve(tables[`${language}/${namespace}`] ?? {});
    },
    gaps,
  );
  return { texts, asked, say: saying(i18n) };
};

describe('loaded texts', () => {
  it('end with one full stop after a name that ends with one, which stays on one line, and keep an ellipsis', () => {
    const i18n = createI18n('de');
    i18n.addResourceBundle('de', 'user', { write: 'Schreib {{name}}.', wait: 'Warte ...' });
    const say = saying(i18n);
    expect(say('user:write', { name: 'Leihladen e. V.' })).toBe('Schreib Leihladen e.\u00a0V.');
    expect(say('user:wait')).toBe('Warte ...');
  });

  it.each(all)('in %s are found by namespace, follow plural rules and insert values unescaped', (locale) => {
    const i18n = createI18n(locale);
    for (const namespace of ['common', 'home', 'ownOffers'])
      i18n.addResourceBundle(locale, namespace, readTextsFromDisk(locale, namespace));
    const say = saying(i18n);
    expect(say('brand')).toBe(BUILT_IN_NAME);
    expect(say('home:hero.title')).not.toBe('hero.title');
    const own = readTextsFromDisk(locale, 'ownOffers') as { count_one: string; count_other: string };
    expect([1, 0, 2, 21].map((count) => say('ownOffers:count', { count }))).toEqual([
      own.count_one.replace('{{count}}', '1'),
      ...['0', '2', '21'].map((count) => own.count_other.replace('{{count}}', count)),
    ]);
    i18n.addResourceBundle(locale, 'user', { hello: 'Hallo {{name}}' });
    expect(say('user:hello', { name: '<b> & "Co"' })).toBe('Hallo <b> & "Co"');
  });

  it('missing in a language fall back to English while the page keeps its language', async () => {
    const tables = {
      'nl/user': { kept: 'Bewaard' },
      'en/user': { kept: 'Kept', new: 'New', offers_one: '{{count}} offer', offers_other: '{{count}} offers' },
    };
    const { texts, say } = page('nl', tables, ['nl/user']);
    await texts.load('user');
    expect([
      say('user:kept'),
      say('user:new'),
      say('user:offers', { count: 1 }),
      say('user:offers', { count: 2 }),
    ]).toEqual(['Bewaard', 'New', '1 offer', '2 offers']);
    expect(texts.files()).toEqual(['nl/user', 'en/user']);
  });

  it('load once, with English in addition only if a text is missing', async () => {
    const { texts, asked } = page('de', {}, ['nl/user', 'de/offer']);
    await Promise.all([texts.load('user', 'offer'), texts.load('offer')]);
    await texts.load('user');
    expect(asked).toEqual(['de/user', 'de/offer', 'en/offer']);
    expect(texts.loaded()).toEqual(['user', 'offer']);
  });

  it('load again after a failed load', async () => {
    const i18n = createI18n('de');
    let fails = true;
    const texts = textLoader(i18n, 'de', () =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve({ a: 'b' }),
    );
    await expect(texts.load('user')).rejects.toThrow('away');
    fails = false;
    await texts.load('user');
    expect(saying(i18n)('user:a')).toBe('b');
  });
});

describe('the build list of incomplete translations', () => {
  const folder = (tables: Readonly<Record<string, TextTable>>): string => {
    const root = mkdtempSync(join(tmpdir(), 'texts-'));
    for (const locale of all) mkdirSync(join(root, locale));
    for (const [file, table] of Object.entries(tables))
      writeFileSync(join(root, `${file}.json`), JSON.stringify(table));
    return root;
  };
  it('contains every file that lacks any English key, at any depth', () => {
    const whole = { a: { b: 'x', c: 'y' } };
    expect(
      textGaps(
        folder({
          'en/one': whole,
          'de/one': whole,
          'nl/one': { a: { b: 'x' } },
          'en/two': whole,
          'de/two': {},
          'nl/two': { ...whole, more: 'z' },
        }),
      ),
    ).toEqual(['nl/one', 'de/two']);
  });
});
