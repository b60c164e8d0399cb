import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoSearch, type DemoSearch } from '../testing/demo-search.js';
import { offers } from './content/offers.js';

const often = (locale: string): readonly string[] => {
  const texts = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../web/src/i18n/locales/${locale}/home.json`), 'utf8'),
  ) as { often: Record<string, string> };
  return Object.values(texts.often);
};

const titles = new Map<string, string>(offers.map(({ key, title }) => [key, title]));

describe('popular searches on the home page', () => {
  let search: DemoSearch;
  beforeAll(async () => {
    search = await openDemoSearch();
  });
  afterAll(() => search.close());

  const firstFor = async (text: string, count: number): Promise<readonly string[]> =>
    (await search.find(text, count)).hits.map(({ id }) => titles.get(id) ?? '');
  const things: readonly (readonly [thing: string, asked: readonly string[], title: RegExp])[] = [
    ['drill', ['Bohrmaschine', 'Drill', 'Boormachine'], /bohr(maschine|schrauber|hammer)|drill|boormachine/i],
    ['cargo bike', ['Lastenrad', 'Cargo bike', 'Bakfiets'], /lastenrad|cargo|bakfiets/i],
    ['projector', ['Beamer', 'Projector', 'beamer'], /beamer|projector|projektor/i],
    ['bouncy castle', ['Hüpfburg', 'Bouncy castle', 'Springkussen'], /hüpfburg|bouncy|springkussen/i],
    ['sewing machine', ['Nähmaschine', 'Sewing machine', 'Naaimachine'], /nähmaschine|sewing|naaimachine/i],
    ['kids’ bike', ['Kinderrad', 'kids bike', 'kinderfiets'], /kinderrad|kids.* bike|kinderfiets/i],
    ['tent', ['Zelt', 'tent'], /zelt|tent/i],
    ['wheelchair', ['Rollstuhl', 'wheelchair', 'rolstoel'], /rollstuhl|wheelchair|rolstoel/i],
  ];
  it.each(things)('%s: the item itself ranks first in every language', async (_, asked, title) => {
    const count = offers.filter((offer) => title.test(offer.title)).length;
    expect(count).toBeGreaterThan(0);
    const wrong = await Promise.all(
      asked.map(
        async (text) =>
          [text, (await firstFor(text, Math.min(3, count))).filter((found) => !title.test(found))] as const,
      ),
    );
    expect(wrong.filter(([, titlesOfOthers]) => titlesOfOthers.length > 0)).toEqual([]);
  });
  it('are all covered by these tests', () => {
    const spoken = new Set(things.flatMap(([, asked]) => asked.map((text) => text.toLowerCase())));
    expect(['de', 'en', 'nl'].flatMap(often).filter((text) => !spoken.has(text.toLowerCase()))).toEqual([]);
  });

  it.each(['de', 'en', 'nl'])('find demo offers in %s', async (locale) => {
    const found = await Promise.all(
      often(locale).map(async (text) => [text, (await search.find(text, 1)).total] as const),
    );
    expect(found).toHaveLength(5);
    expect(found.filter(([, total]) => total === 0)).toEqual([]);
  });
});
