import { describe, expect, it } from 'vitest';
import { presets, readReportSearch, reportQuestion, spanOf } from './report-search.js';

const today = '2026-03-15';

describe('the URL parameters of a report', () => {
  it('default to the last 30 days compared with the preceding 30 days', () =>
    expect(reportQuestion(readReportSearch({}), today)).toEqual({
      from: '2026-02-14',
      to: today,
      step: 'day',
      compare: 'before',
    }));

  it('keep valid values', () => {
    const search = {
      from: '2025-01-01',
      to: '2026-12-31',
      step: 'week',
      compare: 'year',
      chart: 'agreed',
      sort: '-asked',
    } as const;
    expect(readReportSearch(search)).toEqual(search);
    expect(reportQuestion(search, today)).toMatchObject({ from: '2025-01-01', to: '2026-12-31', step: 'week' });
  });

  it('drop invalid values', () => {
    for (const raw of [
      { from: '2026-02-30x', to: today },
      { from: '2026-03-02', to: '2026-03-01' },
      { from: today },
      { period: 'always', step: 'hour', compare: 'before', chart: '<b>', sort: 7 },
    ])
      expect(readReportSearch(raw)).toEqual({});
  });
});

describe('a named period', () => {
  it('starts on a date relative to today', () =>
    expect(presets.map((preset) => spanOf(preset, today).from)).toEqual([
      '2026-03-09',
      '2026-02-14',
      '2025-12-16',
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
      '2025-01-01',
    ]));
});
