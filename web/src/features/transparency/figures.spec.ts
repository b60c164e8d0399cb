import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { testTexts } from '../../testing/texts.js';
import { meanHours, type Month, totalsByType, transparencyFile } from './figures.js';

const month = (change: Partial<Month>): Month => ({
  month: '2027-03',
  reports: 0,
  by_visitors: 0,
  by_type: [],
  by_kind: [],
  completed: 0,
  declined: 0,
  locked: 0,
  warned: 0,
  suspended: 0,
  complaints: 0,
  complaints_upheld: 0,
  reports_paused: 0,
  complaints_paused: 0,
  hours_to_decision: null,
  by_trusted: 0,
  median_hours_trusted: null,
  median_hours_complaints: null,
  ...change,
});
const march = month({
  reports: 3,
  by_type: [
    { type_id: 9, reports: 2 },
    { type_id: 7, reports: 1 },
  ],
  by_kind: [{ kind: 'offer', reports: 3 }],
  completed: 1,
  locked: 1,
  hours_to_decision: 10.4,
  by_trusted: 1,
  median_hours_trusted: 3.5,
  reports_paused: 2,
  complaints_paused: 1,
  median_hours_complaints: 20,
});
const february = month({
  month: '2027-02',
  reports: 4,
  by_type: [{ type_id: 7, reports: 4 }],
  by_kind: [{ kind: 'user', reports: 4 }],
  declined: 3,
  hours_to_decision: 2,
});

describe('the public transparency figures', () => {
  it('weight hours by decisions and sort reasons by frequency', () => {
    expect(meanHours([march, february])).toBeCloseTo(4.1);
    expect(meanHours([month({})])).toBeNull();
    expect(totalsByType([march, february])).toEqual([
      [7, 5],
      [9, 2],
    ]);
  });

  it('are exported as CSV with one row per month', () => {
    const t = testTexts('de').getFixedT('de', 'moderation') as TFunction<'moderation'>;
    const [head, first, second] = transparencyFile([march, february], { t, locale: 'de' }).split('\r\n');
    expect(head).toContain(';Spam oder Betrug;Gewerblich ohne Kennzeichnung;Profile;Inserate');
    expect(first).toBe('2027-03;3;0;1;1;0;1;0;0;0;0;2;1;10;4;20;1;2;0;3');
    expect(second).toBe('2027-02;4;0;0;0;3;0;0;0;0;0;0;0;2;;;4;0;4;0');
  });
});
