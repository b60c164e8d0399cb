import { describe, expect, it } from 'vitest';
import { toldMonths } from './told-months.js';

describe('the months that places and words are told of', () => {
  it('are those that a period touches and that are over', () => {
    const today = '2027-03-01';
    expect(toldMonths({ from: '2026-11-30', to: '2027-03-01' }, today)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect(toldMonths({ from: '2027-02-28', to: '2027-02-28' }, today)).toEqual(['2027-02']);
    expect(toldMonths({ from: '2027-02-28', to: '2027-02-28' }, '2027-02-28')).toEqual([]);
    expect(toldMonths({ from: '2027-03-01', to: '2027-12-31' }, today)).toEqual([]);
  });

  it('are kept as a whole', () =>
    expect(toldMonths({ from: '2026-11-01', to: '2027-02-28' }, '2027-03-01', '2026-12-01')).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
    ]));
});
