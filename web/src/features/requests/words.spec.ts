import { expect, it } from '@jest/globals';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { Locale } from '../../i18n/locale.js';
import { requestShape } from '../../testing/demo-requests.js';
import { wholeDays } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { periodText, sceneText, type T, type Words } from './words.js';

const now = '2027-07-01T08:00:00.000Z';
const byHour = (start: string, end: string): PeriodShape => ({
  ...wholeDays(start.slice(0, 10)),
  kind: 'hours',
  start,
  end,
  zone: 'Europe/Berlin',
});
const day = wholeDays('2027-07-05');
const hours = byHour('2027-07-05T07:00:00.000Z', '2027-07-05T10:00:00.000Z');
const night = byHour('2027-07-05T20:00:00.000Z', '2027-07-06T01:00:00.000Z');

const wordsOf = (locale: Locale): Words => ({
  t: testTexts(locale).getFixedT(locale, ['requests', 'common']) as T,
  common: testTexts(locale).t,
  locale,
  now,
});
const line = (locale: Locale, period: PeriodShape): string =>
  sceneText(wordsOf(locale), requestShape({ period }), 'creatorFirm').line;

it.each([
  ['de', day, 'Du hast für den 5. Juli schon bestätigt'],
  ['de', wholeDays('2027-07-05', '2027-07-07'), 'Du hast für den 5.–7. Juli schon bestätigt'],
  ['de', hours, 'Du hast für Montag, den 5. Juli, von 09:00 bis 12:00 Uhr schon bestätigt'],
  ['de', night, 'Du hast für Montag, den 5. Juli, 22:00 Uhr bis Dienstag, den 6. Juli, 03:00 Uhr schon bestätigt'],
  ['en', day, 'You’ve already confirmed 5 July'],
  ['en', hours, 'You’ve already confirmed Monday 5 July from 09:00 to 12:00'],
  ['en', night, 'You’ve already confirmed Monday 5 July, 22:00 to Tuesday 6 July, 03:00'],
  ['nl', day, 'Je hebt 5 juli al bevestigd'],
  ['nl', hours, 'Je hebt maandag 5 juli van 09:00 tot 12:00 uur al bevestigd'],
] as const)('a sentence names a period as it is read aloud: %s %#', (locale, period, text) =>
  expect(line(locale, period)).toContain(text),
);

it('a line does not end between a number and its unit', () => {
  const request = requestShape({ period: wholeDays('2027-12-08', '2027-12-09'), units: 2 });
  expect(periodText(wordsOf('de'), request)).toBe('8.–9. Dezember, 2\u00a0Tage');
});
