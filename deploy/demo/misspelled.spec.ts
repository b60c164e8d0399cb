import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoSearch, type DemoSearch } from '../testing/demo-search.js';
import { offers } from './content/offers.js';

type Misspelling = readonly [typed: string, meant: string];
const misspellings = JSON.parse(readFileSync(join(import.meta.dirname, 'misspellings.json'), 'utf8')) as Readonly<
  Record<'de' | 'en' | 'nl', readonly Misspelling[]>
>;

/** Minimum average recall and precision, relative to the results for the correctly spelled word. */
const floors = {
  de: { recall: 0.98, precision: 0.97 },
  en: { recall: 0.93, precision: 0.92 },
  nl: { recall: 0.97, precision: 0.96 },
};
const MOST_WRONG_FIRST = { de: 2, en: 6, nl: 3 };

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('everyday misspellings', () => {
  let search: DemoSearch;
  beforeAll(async () => {
    search = await openDemoSearch();
  });
  afterAll(() => search.close());
  const idsFor = async (text: string): Promise<readonly string[]> =>
    (await search.find(text, offers.length)).hits.map(({ id }) => id);

  it('number at least 300, all distinct and about items in the demo', async () => {
    const all = Object.values(misspellings).flat();
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
    const counts = await Promise.all(
      all.map(async ([, meant]) => [meant, (await search.find(meant, 1)).total] as const),
    );
    expect(counts.filter(([, total]) => total === 0)).toEqual([]);
  });

  it.each(['de', 'en', 'nl'] as const)('find the intended item: %s', async (language) => {
    const cases = await Promise.all(
      misspellings[language].map(async ([typed, meant]) => {
        const [found, wanted] = [await idsFor(typed), new Set(await idsFor(meant))];
        const right = found.filter((id) => wanted.has(id)).length;
        return {
          typed,
          meant,
          recall: right / wanted.size,
          precision: found.length > 0 ? right / found.length : 0,
          isFirst: wanted.has(found[0] ?? ''),
        };
      }),
    );
    const wrongFirst = cases.filter(({ isFirst }) => !isFirst).map(({ typed, meant }) => `${typed}: ${meant}`);
    expect(wrongFirst.slice(MOST_WRONG_FIRST[language])).toEqual([]);
    expect(mean(cases.map(({ recall }) => recall))).toBeGreaterThanOrEqual(floors[language].recall);
    expect(mean(cases.map(({ precision }) => precision))).toBeGreaterThanOrEqual(floors[language].precision);
  });

  it.each([
    ['kettensege', 'Kettensäge'],
    ['gartenshere', 'Gartenschere'],
    ['bakfits', 'bakfiets'],
    ['fahrraad', 'Fahrrad'],
    ['bohrhamer', 'Bohrhammer'],
    ['bierzeltganitur', 'Bierzeltgarnitur'],
    ['schlafsak', 'Schlafsack'],
    ['schlagbohrmashine', 'Schlagbohrmaschine'],
    ['kreissege', 'Kreissäge'],
  ])('%s finds everything that %s finds', async (typed, meant) => {
    expect((await idsFor(typed)).toSorted()).toEqual((await idsFor(meant)).toSorted());
  });

  it.each([
    ['bohrmachine', 'bohrmaschine'],
    ['kaffemaschine', 'kaffeemaschine'],
    ['rolstuhl', 'rollstuhl'],
    ['partizelt', 'partyzelt'],
    ['klopbormachine', 'klopboormachine'],
    ['logerkamer', 'logeerkamer'],
  ])('%s is reported as corrected to %s', async (typed, meant) => {
    expect((await search.find(typed, 1)).mended).toMatchObject([
      { word: typed, readings: expect.arrayContaining([meant]) },
    ]);
  });

  it.each(['Bohrmaschine', 'Gartenbank', 'Kinderwaage', 'Handsäge', 'Schleifmaschine', 'toolbox', 'tuinstoel'])(
    '%s is not corrected',
    async (typed) => expect((await search.find(typed, 1)).mended).toBeUndefined(),
  );
});
