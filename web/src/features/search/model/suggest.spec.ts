import { describe, expect, it } from 'vitest';
import { categories } from '@lendring/contracts/reference/categories.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { Locale } from '../../../i18n/locale.js';
import { allCategories, category } from '../examples.js';
import { matchingCategories, pathTitles } from './suggest.js';

const titles = (typed: string) => matchingCategories(allCategories, typed).map(({ title }) => title);

describe('category suggestions', () => {
  it('start with the third character', () => {
    expect(titles('ze')).toEqual([]);
    expect(titles(' ze ')).toEqual([]);
    expect(titles('zel')).not.toEqual([]);
  });
  it('rank titles before keywords', () => expect(titles('zelt')).toEqual(['Zelte', 'Camping']));
  it('match any word, ignoring case', () => expect(titles('FREIZ')).toEqual(['Hobby & Freizeit']));
  it('are empty without a match', () => expect(titles('xyzzy')).toEqual([]));
  it('state the path of a category', () => expect(pathTitles(allCategories, category)).toEqual(['Hobby & Freizeit']));
});

const real = (locale: Locale): readonly CategoryShape[] =>
  categories.map(({ id, parent, title, keywords }) => ({
    ...category,
    id,
    parent,
    title: title[locale],
    search: keywords.join(', '),
    hierarchy: parent === 1 ? [1] : [1, parent],
  }));

describe('category keywords for everyday items', () => {
  it.each<readonly [de: string, en: string, nl: string, id: number]>([
    ['Bohrmaschine', 'drill', 'boormachine', 702],
    ['Akkuschrauber', 'cordless screwdriver', 'accuboormachine', 702],
    ['Stichsäge', 'jigsaw', 'decoupeerzaag', 703],
    ['Kettensäge', 'chainsaw', 'kettingzaag', 707],
    ['Rasenmäher', 'lawn mower', 'grasmaaier', 707],
    ['Laubbläser', 'leaf blower', 'bladblazer', 707],
    ['Leitern', 'ladders', 'ladder', 706],
    ['Hochdruckreiniger', 'pressure washer', 'hogedrukreiniger', 706],
    ['Umzugskartons', 'moving boxes', 'verhuisdozen', 706],
    ['Sackkarre', 'hand truck', 'steekwagen', 706],
    ['Betonmischer', 'cement mixer', 'betonmolen', 701],
    ['Zelt', 'tents', 'tent', 405],
    ['Schlafsack', 'sleeping bags', 'slaapzak', 405],
    ['Partyzelt', 'party tent', 'partytent', 1405],
    ['Bierbänke', 'beer bench', 'biertafel', 1404],
    ['Hüpfburg', 'bouncy castle', 'springkussen', 1408],
    ['Popcornmaschine', 'popcorn machine', 'popcornmachine', 1407],
    ['Lichterkette', 'fairy lights', 'lichtsnoer', 1402],
    ['Beamer', 'projector', 'beamer', 108],
    ['Kamera', 'camera', 'camera', 102],
    ['Drohne', 'drone', 'drone', 102],
    ['Spielkonsole', 'game console', 'spelcomputer', 105],
    ['Nudelmaschine', 'pasta machine', 'pastamachine', 1413],
    ['Raclette', 'raclette', 'gourmetstel', 1413],
    ['Waffeleisen', 'waffle iron', 'wafelijzer', 1413],
    ['Teppichreiniger', 'carpet cleaner', 'tapijtreiniger', 1414],
    ['Grill', 'barbecue', 'barbecue', 402],
    ['Nähmaschine', 'sewing machine', 'naaimachine', 403],
    ['Brettspiele', 'board games', 'bordspel', 408],
    ['Hochstuhl', 'high chair', 'kinderstoel', 605],
    ['Kindersitz', 'car seat', 'autostoel', 603],
    ['Babyphone', 'baby monitor', 'babyfoon', 602],
    ['Lastenrad', 'cargo bike', 'bakfiets', 203],
    ['Fahrradanhänger', 'bike trailer', 'fietskar', 203],
    ['Dachbox', 'roof box', 'dakkoffer', 202],
    ['Koffer', 'suitcase', 'koffer', 808],
    ['Kajak', 'kayaks', 'kajak', 905],
    ['Schlitten', 'sledge', 'slee', 906],
    ['Gitarre', 'guitar', 'gitaar', 502],
    ['Rollstuhl', 'wheelchair', 'rolstoel', 1303],
    ['Krücken', 'crutches', 'krukken', 1302],
  ])('match %s, %s and %s', (de, en, nl, id) => {
    for (const [locale, typed] of Object.entries({ de, en, nl })) {
      const found = matchingCategories(real(locale as Locale), typed).map((one) => one.id);
      expect([typed, found.slice(0, 3)]).toEqual([typed, expect.arrayContaining([id])]);
    }
  });
  it.each(['Einhorn', 'unicorn', 'eenhoorn'])('do not match %s', (typed) => {
    for (const locale of ['de', 'en', 'nl'] as const) expect(matchingCategories(real(locale), typed)).toEqual([]);
  });
});
