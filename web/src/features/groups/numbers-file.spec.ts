import { describe, expect, it } from 'vitest';
import { testTexts } from '../../testing/texts.js';
import type { Locale } from '../../i18n/locale.js';
import { numbersFile } from './numbers-file.js';

const day = '2026-11-23';
const group = { name: 'Werkzeugkeller Südstadt' };
const months = [
  { month: '2026-10', agreed: 2, running: 1, completed: 0 },
  { month: '2026-11', agreed: 0, running: 1, completed: 1 },
];
const told = { things: 4, members: 5, active: 3, loans: { months, crates: 2, sixpacks: 1 } };
const linesOf = (
  numbers: typeof told | (Omit<typeof told, 'active' | 'loans'> & { active: null; loans: null }),
  locale: Locale = 'de',
) =>
  numbersFile({ group, numbers, day }, { t: testTexts(locale).getFixedT(locale, 'groups'), locale })
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');

describe('the export of group statistics', () => {
  it('has one number per row with its day or month', () => {
    expect(linesOf(told)).toEqual([
      'Gruppe;Zeitraum;Was;Wert',
      'Werkzeugkeller Südstadt;2026-11-23;Inserate;4',
      'Werkzeugkeller Südstadt;2026-11-23;Mitglieder;5',
      'Werkzeugkeller Südstadt;2026-11-23;Aktive Mitglieder;3',
      'Werkzeugkeller Südstadt;2026-10/2026-11;Kästen;2',
      'Werkzeugkeller Südstadt;2026-10/2026-11;Sixpacks;1',
      'Werkzeugkeller Südstadt;2026-10;Verabredet;2',
      'Werkzeugkeller Südstadt;2026-10;Unterwegs;1',
      'Werkzeugkeller Südstadt;2026-10;Zurück;0',
      'Werkzeugkeller Südstadt;2026-11;Verabredet;0',
      'Werkzeugkeller Südstadt;2026-11;Unterwegs;1',
      'Werkzeugkeller Südstadt;2026-11;Zurück;1',
    ]);
  });

  it('withholds the same small counts as the statistics page', () => {
    expect(linesOf({ ...told, active: null, loans: null })).toHaveLength(4);
    expect(linesOf({ ...told, active: null, loans: null }).at(-1)).toMatch(/;weniger als 3$/);
  });

  it('separates columns with commas in English', () => {
    expect(linesOf(told, 'en')[0]).toBe('Group,Period,What,Value');
  });

  it('escapes a spreadsheet formula in the group name', () => {
    const file = numbersFile(
      { group: { name: '=HYPERLINK("x")' }, numbers: told, day },
      { t: testTexts().getFixedT('de', 'groups'), locale: 'de' },
    );
    expect(file).toContain(`"'=HYPERLINK(""x"")";`);
  });
});
