import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocales, checkSources, findHardCoded } from '../../scripts/i18n-check.js';

const src = join(import.meta.dirname, '..');

describe('locale files', () => {
  it('have the same keys and placeholders in de, en and nl', () => {
    expect(checkLocales(join(src, 'i18n/locales'))).toEqual([]);
  });
  it('mention mail only in sign-in, billing and settings texts, because users can switch mail off', () => {
    const promises =
      /(schreiben|schicken|melden|benachrichtigen) wir (dir|euch)|wir (schreiben|melden|benachrichtigen)|we(['’]ll| will)? (write to|notify|email) you|(schrijven|mailen) we je|we (schrijven|mailen) je/iu;
    const folder = join(src, 'i18n/locales');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !/(auth|billing|security|preferences)\.json$/.test(file))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8')
          .split('\n')
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((line) => promises.test(line))).toEqual([]);
  });
  it('contain every text, so that components have no hard-coded text', () => {
    expect(checkSources(src)).toEqual([]);
  });
});

describe('the search for hard-coded text', () => {
  it.each([
    ['<p>Guten Tag</p>', 'Guten Tag'],
    ['<p>{name} sagt</p>', 'sagt'],
    ['<p>\n  Hallo\n</p>', 'Hallo'],
    ['<input placeholder="Dein Name" />', 'Dein Name'],
    ['<p>Hallo {name}</p>', 'Hallo'],
  ])('detects %s', (source, text) => {
    expect(findHardCoded(source).map((one) => one.text)).toEqual([text]);
  });
  it.each([
    '<p>{t("a.b")}</p>',
    'const a = <T,>(x: Map<string, number>): Promise<void> => run(x);',
    '<p>·</p>',
    '<span>{a} / {b}</span>',
    'const x = a > 3 && b < 4;',
    '<p>Lendring</p> // no text',
    '// <p>Hallo</p>',
    '<Icon name="heart" />',
    'if (a > b) return { c }; else d<e>()',
  ])('ignores %s', (source) => {
    expect(findHardCoded(source)).toEqual([]);
  });
});
