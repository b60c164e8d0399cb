import { describe, expect, it } from 'vitest';
import type { FiguresShape } from '@lendring/contracts/http/own-figures.js';
import { testTexts } from '../../../testing/texts.js';
import { figuresQuestion, readFiguresSearch } from './figures-search.js';
import { changeText, columnsOf, figuresFile, isComparable } from './figures.js';

const t = testTexts('de').getFixedT('de', 'ownFigures');
const figures: FiguresShape = {
  views: 12,
  loans: 2,
  borrowers: 0,
  late: 0,
  incomplete: 0,
  unit_days: 6,
  occupancy: 0.25,
  income: 4550,
  donations: 0,
  crates: 1,
  sixpacks: 0,
};

describe('the figures of own offers', () => {
  it.each([
    ['loans', 3, 2, '50 % mehr als davor'],
    ['income', 1_000, 2_000, '50 % weniger als davor'],
    ['loans', 2, 2, 'unverändert'],
    ['income', 2, 0, 'davor 0 €'],
    ['occupancy', 0.5, 0.25, '25 Punkte mehr als davor'],
    ['occupancy', 0.5, null, null],
  ] as const)('state the change of %s from %s before %s as %s', (column, value, before, text) => {
    expect(changeText(t, column, value, before)?.replaceAll(/\s/g, ' ') ?? null).toBe(text);
  });

  it('are compared only with a period in which something happened', () => {
    const nothing = {
      views: 0,
      loans: 0,
      borrowers: 0,
      late: 0,
      incomplete: 0,
      unit_days: 0,
      income: 0,
      donations: 0,
      crates: 0,
      sixpacks: 0,
    };
    expect(isComparable({ ...nothing, occupancy: null })).toBe(false);
    expect(isComparable({ ...nothing, occupancy: 0 })).toBe(false);
    expect(isComparable({ ...nothing, occupancy: 0, views: 1 })).toBe(true);
  });

  it('are a file in the format of the language, with donations and drinks only where there were some', () => {
    const columns = columnsOf(figures);
    const linesOf = (locale: 'de' | 'en') =>
      figuresFile(['Von'], [{ names: ['2026-11-01'], figures }], columns, {
        t: testTexts(locale).getFixedT(locale, 'ownFigures'),
        locale,
      });
    expect(linesOf('de')).toBe(
      '\uFEFFVon;Aufrufe;Ausleihen;Verschiedene Ausleihende;Verliehene Tage × Stück;Auslastung;Vereinbarte Preise;Kästen\r\n2026-11-01;12;2;0;6;0,2500;45,50;1\r\n',
    );
    expect(linesOf('en')).toContain('\r\n2026-11-01,12,2,0,6,0.25,45.5,1\r\n');
  });

  it('cover twelve months by month unless the address says otherwise', () => {
    const today = '2026-03-31';
    expect(figuresQuestion(readFiguresSearch({}), today)).toEqual({ from: '2025-04-01', to: today, step: 'month' });
    expect(figuresQuestion(readFiguresSearch({}), '2026-12-01').from).toBe('2025-12-02');
    const search = { offer: 'a000000001', period: 'days30', step: 'week', chart: 'loans' };
    expect(figuresQuestion(readFiguresSearch(search), today)).toEqual({
      from: '2026-03-02',
      to: today,
      step: 'week',
      offer_id: 'a000000001',
    });
    expect(readFiguresSearch({ offer: '../x', period: 'ever', step: 7, chart: {} })).toEqual({});
  });
});
