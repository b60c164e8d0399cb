import { describe, expect, it } from 'vitest';
import { shortName, spellings, spellOut } from './municipality-names.js';

describe('names of municipalities', () => {
  it.each([
    ['Aura a.d.Saale', 'Aura an der Saale'],
    ['Limburg a. d. Lahn', 'Limburg an der Lahn'],
    ['Berg b.Neumarkt i.d.OPf.', 'Berg bei Neumarkt in der Oberpfalz'],
    ['Kirchberg i.Wald', 'Kirchberg im Wald'],
    ['Rohr i.NB', 'Rohr in Niederbayern'],
    ['Töging a.Inn', 'Töging am Inn'],
    ['Sondheim v.d.Rhön', 'Sondheim vor der Rhön'],
    ['Bautzen - Budyšin', 'Bautzen'],
    ['Adorf\\/Vogtland', 'Adorf/Vogtland'],
    ['Hann. Münden', 'Hannoversch Münden'],
    ['Köln', 'Köln'],
  ])('expands %s', (official, name) => expect(spellOut(official)).toBe(name));

  it.each([
    ['Halle (Saale)', 'Halle'],
    ['Frankfurt am Main', 'Frankfurt'],
    ['Schwedt/Oder', 'Schwedt'],
    ['Am Großen Bruch', 'Am Großen Bruch'],
    ['Inning', 'Inning'],
  ])('shortens %s', (name, short) => expect(shortName(name)).toBe(short));

  it('ranks alternative names lower the more they differ from the original', () => {
    expect(spellings('Ostseebad Binz')).toEqual([
      { key: 'ostseebad binz', doubt: 0 },
      { key: 'binz', doubt: 8 },
    ]);
    expect(spellings('Wald-Michelbach').map((one) => one.key)).toEqual(['wald michelbach', 'wald', 'michelbach']);
    expect(spellings('Sankt Augustin')[0]).toEqual({ key: 'st augustin', doubt: 0 });
  });
});
