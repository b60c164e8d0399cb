import { describe, expect, it } from 'vitest';
import type { ReportingColumn } from '@lendring/contracts/http/reporting.js';
import { writeNumbersIn } from '../../i18n/number-locale.js';
import { testTexts } from '../../testing/texts.js';
import { changeText, valueText } from './columns.js';

const t = testTexts('de').getFixedT('de', 'reporting');
const column = (kind: ReportingColumn['kind']): ReportingColumn => ({ name: 'one', kind });

describe('the change of a value', () => {
  it.each([
    ['count', 3, 2, '50 % mehr als davor'],
    ['count', 1, 2, '50 % weniger als davor'],
    ['count', 2, 2, 'unverändert'],
    ['count', 2, 0, 'davor 0'],
    ['cents', 34_510, 0, 'davor 0,00 €'],
    ['share', 0.5, 0, '50 Punkte mehr als davor'],
    ['stars', 4.5, null, null],
  ] as const)('with kind %s, value %s and previous value %s reads %s', (kind, value, before, text) => {
    expect(changeText(t, column(kind), value, before)?.replaceAll(/\s/g, ' ') ?? null).toBe(text);
  });
});

it.each([
  ['de', '12,5\u00a0%'],
  ['en', '12.5%'],
  ['nl', '12,5%'],
] as const)('a share has its percent sign formatted for %s', (language, text) => {
  writeNumbersIn(() => language);
  expect(valueText(testTexts(language).getFixedT(language, 'reporting'), column('share'), 0.125)).toBe(text);
});
