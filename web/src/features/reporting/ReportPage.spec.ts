import { describe, expect, it } from 'vitest';
import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { ordered, reportFile } from './ReportPage.js';
import type { T } from './columns.js';

const row = (day: string, ...values: (number | null)[]) => ({ from: day, to: day, values });
const rows = [row('2026-03-01', 2, 0.5, 90), row('2026-03-02', 9, null, null), row('2026-03-03', 1, 0.25, 30)];
const report: ReportingShape = {
  reporting_id: 'requests',
  from: '2026-03-01',
  to: '2026-03-03',
  step: 'day',
  columns: [
    { name: 'asked', kind: 'count' },
    { name: 'agreement_rate', kind: 'share' },
    { name: 'answer_median', kind: 'minutes' },
  ],
  rows,
  total: [12, 0.4, 60],
  compared: null,
  parts: [],
};
const days = (sort: string) => ordered(rows, report.columns, sort).map(({ from }) => from.at(-1));

describe('rows of a report', () => {
  it('are sorted by day or column with missing values last', () => {
    expect([days('from'), days('-from'), days('unknown')].map(String)).toEqual(['1,2,3', '3,2,1', '1,2,3']);
    expect([days('-asked'), days('agreement_rate'), days('-agreement_rate')].map(String)).toEqual([
      '2,1,3',
      '3,1,2',
      '1,3,2',
    ]);
  });

  it('are exported as CSV in the format of the locale', () => {
    const t = ((key: string, { name = '' } = {}) => (name ? `${key} ${name}` : key)) as unknown as T;
    const lines = reportFile(report, rows, { t, locale: 'de' }).split('\r\n');
    expect(lines[1]).toBe('2026-03-01;2026-03-01;2;0,5000;90');
    expect(lines[2]).toBe('2026-03-02;2026-03-02;9;;');
    expect(reportFile(report, rows, { t, locale: 'en' }).split('\r\n')[3]).toBe('2026-03-03,2026-03-03,1,0.25,30');
  });
});
