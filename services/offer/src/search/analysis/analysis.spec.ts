import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { analyse, queryWords } from './analyse.js';
import { compoundCover, compoundParts, compoundRests, type Lexicon } from './compound.js';
import { compoundWords, isCompound, listedAnywhere } from './compound-words.js';
import { fold, words } from './fold.js';
import { meaningsAt } from './meanings.js';
import { distance, tolerance } from '@lendring/contracts/rules/word-distance.js';
import { bitCount, letterSet } from './spelling.js';
import { dutchStems, stem } from './stem.js';

describe('fold', () => {
  it.each([
    ['München', 'Muenchen', 'munchen', 'MÜNCHEN', 'Mu\u0308nchen'],
    ['Straße', 'Strasse', 'STRASSE', 'straẞe'],
    ['Häuser', 'Haeuser', 'hauser'],
    ['Bäuerin', 'Baeuerin'],
    ['Möbel', 'Moebel', 'mobel'],
    ['crème', 'Creme'],
    ['coördinatie', 'coordinatie'],
  ])('normalises %s to one spelling', (...spellings) => expect(new Set(spellings.map(fold)).size).toBe(1));

  it.each([
    ['neue', 'neue'],
    ['Bauer', 'bauer'],
    ['Quelle', 'quelle'],
    ['Steuer', 'steuer'],
  ])('keeps the ue of %s, which is not an umlaut', (word, folded) => expect(fold(word)).toBe(folded));

  it('splits words at blanks, punctuation and hyphens, and also joins hyphenated words', () => {
    expect(words("Akku-Bohrmaschine (18V), 4-Mann-Zelt & camera's")).toEqual({
      words: ['akku', 'bohrmaschine', '18v', '4', 'mann', 'zelt', 'cameras'],
      joined: ['akkubohrmaschine', '4mannzelt'],
    });
    expect(words(' – … !')).toEqual({ words: [], joined: [] });
  });

  it('limits the length of a word', () => expect(words('x'.repeat(500)).words[0]).toHaveLength(40));
});

describe('stem', () => {
  it.each([
    ['Zelt', 'Zelte', 'Zelten', 'Zelts'],
    ['Stuhl', 'Stühle', 'Stuehlen'],
    ['tent', 'tents'],
    ['Fahrrad', 'Fahrräder', 'Fahrrädern'],
    ['Maschine', 'Maschinen'],
    ['Lampe', 'Lampen'],
    ['Gitarre', 'Gitarren'],
    ['Kamera', 'Kameras'],
    ['Leiter', 'Leitern'],
    ['Haus', 'Häuser', 'Häusern'],
    ['Bus', 'Busse'],
    ['Brille', 'Brillen'],
    ['Stern', 'Sterne', 'Sternen'],
    ['Koffer', 'Koffern'],
    ['Hose', 'Hosen'],
    ['Gabel', 'Gabeln'],
    ['groß', 'großes', 'großen', 'großer', 'grosse'],
    ['faltbar', 'faltbares', 'faltbarer'],
    ['battery', 'batteries'],
    ['box', 'boxes'],
    ['bike', 'bikes'],
    ['car', 'cars'],
    ['glass', 'glasses'],
    ['knife', 'knives'],
    ['Ski', 'Skis'],
    ['boek', 'boeken'],
    ['fiets', 'fietsen'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
    ['tas', 'tassen'],
    ['stoel', 'stoelen'],
    ['auto', "auto's"],
    ['prijs', 'prijzen'],
    ['matras', 'matrassen'],
  ])('reduces the forms of %s to one stem', (...forms) => {
    const stems = forms.flatMap((form) => words(form).words).map(stem);
    expect(stems.filter((found) => found !== stems[0])).toEqual([]);
  });

  it.each([
    ['Eis', 'Eisen'],
    ['Bohr', 'Bohrer'],
    ['Ham', 'Hammer'],
    ['Regal', 'Regen'],
    ['Leiter', 'Leitung'],
  ])('keeps %s and %s apart', (one, other) => expect(stem(fold(one))).not.toBe(stem(fold(other))));

  it('leaves short words, numbers and other scripts alone', () => {
    expect(['abs', '18v', '2000', 'велосипеды'].map(stem)).toEqual(['abs', '18v', '2000', 'велосипеды']);
  });

  it.each([
    ['boot', 'boten'],
    ['doos', 'dozen'],
    ['raam', 'ramen'],
    ['maan', 'manen'],
  ])('%s has the same stem as its Dutch plural %s', (single, plural) => {
    const [a, b] = [stem(fold(single)), stem(fold(plural))];
    expect([a, ...dutchStems(a)]).toContain(b);
    expect([b, ...dutchStems(b)]).toContain(a);
  });

  it('gives no English word a Dutch double vowel before w, x or y', () =>
    expect(['chainsaw', 'box', 'spray'].flatMap(dutchStems)).toEqual([]));
});

describe('compounds', () => {
  const listed: Lexicon = (stemmed, word) => (compoundWords.de(stemmed, word) ? 'listed' : null);
  const anywhere: Lexicon = (stemmed, word) => (listedAnywhere(stemmed, word) ? 'listed' : null);
  const parts = (word: string, lexicon = listed) => [...compoundParts(fold(word), lexicon)].toSorted();

  it.each([
    ['Bohrmaschine', ['bohr', 'maschin']],
    ['Kinderwagen', ['kind', 'wagen']],
    ['Familienzelt', ['famili', 'zelt']],
    ['Fahrradanhänger', ['fahr', 'fahrrad', 'anhanger', 'rad']],
    ['Arbeitshandschuhe', ['arbeit', 'handschuh', 'hand', 'schuh']],
    ['Akkubohrmaschine', ['akku', 'bohrmaschin', 'bohr', 'maschin']],
  ])('splits %s', (word, expected) =>
    expect(parts(word)).toEqual(expect.arrayContaining(expected.map((part) => stem(part)))),
  );

  it.each([
    'Monitor',
    'Generator',
    'Motor',
    'Kamerad',
    'Tablett',
    'Preis',
    'Kreis',
    'Automat',
    'Zelt',
    'Tischler',
    'Reparatur',
  ])('leaves %s whole', (word) => expect(parts(word)).toEqual([]));

  it('splits by seen words, but not into fragments of those words', () => {
    const seen =
      (...stems: string[]): Lexicon =>
      (stemmed, word) =>
        listed(stemmed, word) ?? (stems.includes(stemmed) ? 'seen' : null);
    expect(parts('Gurkenhobelmonster', seen('gurk', 'monster'))).toEqual(expect.arrayContaining(['hobel', 'monster']));
    expect(parts('Monitor', seen('moni'))).toEqual([]);
  });

  it('recognises a long head after an unknown part', () => expect(parts('Xylomaschine')).toEqual(['maschin']));

  it.each([
    ['Bohrmaschine', ['bohr', 'maschin']],
    ['18v', ['18', 'v']],
    ['kinderwagen', ['kind', 'wagen']],
    ['aanhangwagen', []],
    ['zelt', []],
  ])('covers %s from end to end or not at all', (word, expected) =>
    expect(compoundCover(fold(word), anywhere)).toEqual(expected),
  );

  it.each([
    ['gartenshere', ['shere behind garten']],
    ['gratenschere', ['graten before scher']],
    ['schlagbormaschine', ['bormaschine behind schlag', 'schlagbor before maschin']],
    ['xylofon', []],
    ['zeltt', []],
    ['gartenx', []],
  ])('finds in %s a known word and a remainder that may be a word', (word, expected) => {
    expect(
      compoundRests(fold(word), anywhere)
        .map(({ known, rest }) => (word.endsWith(rest) ? `${rest} behind ${known}` : `${rest} before ${known}`))
        .toSorted(),
    ).toEqual(expected);
  });

  it('accepts a compound within one language as correctly spelled', () => {
    expect(['gartenschere', 'hammerschlag', 'waschmaschine'].map(isCompound)).toEqual([true, true, true]);
    expect(['gartenshere', 'kettensege', 'zelt'].map(isCompound)).toEqual([false, false, false]);
  });

  it('checks no part of a word twice, however many splits there are', () => {
    let asked = 0;
    const lexicon: Lexicon = (stemmed) => {
      asked += 1;
      return /^(?:an|na|ana|nan)/.test(stemmed) ? 'listed' : 'seen';
    };
    compoundParts('banana'.repeat(7).slice(0, 40), lexicon);
    expect(asked).toBeLessThan(40 * 40 * 2);
  });
});

describe('spelling', () => {
  it.each([
    ['zelt', 'zelt', 0],
    ['zlet', 'zelt', 1],
    ['zelt', 'zelte', 1],
    ['zelt', 'welt', 1],
    ['bohrmashcnie', 'bohrmaschine', 2],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('counts the edit distance of %s and %s', (a, b, expected) => {
    expect(distance(a, b, 3)).toBe(expected);
    expect(distance(b, a, 3)).toBe(expected);
  });

  it('agrees with the full distance matrix for any words and limit', () => {
    const whole = (a: string, b: string): number => {
      const table = Array.from({ length: a.length + 1 }, (_, i) =>
        Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
      );
      const cell = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
      for (let i = 1; i <= a.length; i += 1) {
        for (let j = 1; j <= b.length; j += 1) {
          const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
          (table[i] ?? [])[j] = Math.min(
            cell(i - 1, j) + 1,
            cell(i, j - 1) + 1,
            cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
            swap,
          );
        }
      }
      return cell(a.length, b.length);
    };
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(
        word,
        word,
        fc.integer({ min: 1, max: 3 }),
        (a, b, limit) => distance(a, b, limit) === Math.min(whole(a, b), limit + 1),
      ),
      { numRuns: 2000 },
    );
  });

  it('stops computing beyond the distance limit', () => expect(distance('bohrmaschine', 'waschmaschine', 1)).toBe(2));
  it('allows one error from five letters on, and two errors from nine letters on', () =>
    expect([4, 5, 8, 9].map(tolerance)).toEqual([0, 1, 1, 2]));

  it('never excludes a similar word by its set of letters', () => {
    for (const [a, b, d] of [
      ['zelt', 'zlet', 0],
      ['zelt', 'welt', 2],
      ['zelt', 'zelte', 1],
      ['grill', 'gril', 0],
    ] as const) {
      expect(bitCount(letterSet(a) ^ letterSet(b))).toBeLessThanOrEqual(2 * Math.max(1, d));
    }
    expect(bitCount(-1)).toBe(32);
    expect(bitCount(0)).toBe(0);
  });
});

describe('analyse', () => {
  it('sorts stems into fields, with parts of title and tags in separate fields', () => {
    const analysed = analyse(
      {
        language: 'de',
        title: 'Akku-Bohrmaschinen',
        tags: ['Heimwerken'],
        keywords: 'werkzeug tool',
        body: 'Zwei Koffer',
      },
      (word) => ({
        stemmed: stem(word),
        parts: word === 'bohrmaschinen' ? ['bohr', 'maschin'] : word === 'heimwerken' ? ['heim'] : [],
      }),
    );
    expect(analysed.titleWords).toBe(2);
    expect(
      Object.fromEntries(Object.entries(analysed.stems).map(([field, stems]) => [field, [...stems].join(' ')])),
    ).toEqual({
      title: 'akku bohrmaschin akkubohrmaschin',
      parts: 'bohr maschin heim',
      tags: 'heimwerk',
      keywords: 'werkzeug tool',
      body: 'zwei koffer',
    });
  });

  it('gives Dutch words a second stem, but not German keywords', () => {
    const { stems } = analyse(
      { language: 'nl', title: 'Boten', tags: [], keywords: 'fahrräder boten', body: '' },
      (word) => ({ stemmed: stem(word), parts: [] }),
    );
    expect([[...stems.title], [...stems.keywords]]).toEqual([
      ['bot', 'boot'],
      ['fahrrad', 'bot', 'boot'],
    ]);
  });

  it('extracts the words of a query, without stop words', () => {
    expect(queryWords('Zelt für 4 Personen').map(({ word }) => word)).toEqual(['zelt', '4', 'personen']);
    expect(queryWords('für von').map(({ word }) => word)).toEqual(['fur', 'von']);
    expect(queryWords(' ?! ')).toEqual([]);
    expect(queryWords('a b c d e f g h i j k l m n o p q'.repeat(20)).length).toBeLessThanOrEqual(12);
  });
});

describe('synonyms', () => {
  const stemsOf = (name: string) => queryWords(name).map(({ stemmed }) => stemmed);
  it.each([
    ['Velo', 'Fahrrad'],
    ['Lastenvelo', 'cargo bike'],
    ['Kindervelo', 'Kinderrad'],
    ['Rennvelo', 'racefiets'],
    ['Veloanhänger', 'Fahrradanhänger'],
  ])('map the Swiss name: %s is a %s', (swiss, name) => {
    expect(meaningsAt(stemsOf(swiss), 0).names).toContainEqual(stemsOf(name));
  });
});
