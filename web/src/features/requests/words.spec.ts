import { expect, it } from 'vitest';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { Locale } from '../../i18n/locale.js';
import { requestShape } from '../../testing/demo-requests.js';
import { wholeDays } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { scenes } from './model.js';
import { factsOf, periodText, sceneText, wholeText, withinText, type T, type Words } from './words.js';

const now = '2027-07-01T08:00:00.000Z';
const byHour = (start: string, end: string): PeriodShape => ({
  ...wholeDays(start.slice(0, 10)),
  kind: 'hours',
  start,
  end,
  zone: 'Europe/Berlin',
});
const day = wholeDays('2027-07-05');
const several = wholeDays('2027-07-05', '2027-07-07');
const monthEnd = wholeDays('2027-11-30', '2027-12-01');
const newYear = wholeDays('2027-12-30', '2028-01-02');
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
  ['de', several, 'Du hast für die Zeit vom 5. bis zum 7. Juli schon bestätigt'],
  ['de', monthEnd, 'Du hast für die Zeit vom 30. November bis zum 1. Dezember schon bestätigt'],
  ['de', newYear, 'Du hast für die Zeit vom 30. Dezember 2027 bis zum 2. Januar 2028 schon bestätigt'],
  ['de', hours, 'Du hast für Montag, den 5. Juli, von 09:00 bis 12:00 Uhr schon bestätigt'],
  [
    'de',
    night,
    'für die Zeit von Montag, dem 5. Juli, 22:00 Uhr, bis Dienstag, den 6. Juli, 03:00 Uhr schon bestätigt',
  ],
  ['en', day, 'You’ve already confirmed 5 July'],
  ['en', hours, 'You’ve already confirmed Monday 5 July from 09:00 to 12:00'],
  ['en', several, 'You’ve already confirmed the period from 5 to 7 July'],
  ['en', newYear, 'You’ve already confirmed the period from 30 December 2027 to 2 January 2028'],
  ['en', night, 'You’ve already confirmed the period from Monday 5 July, 22:00, to Tuesday 6 July, 03:00'],
  ['nl', day, 'Je hebt 5 juli al bevestigd'],
  ['nl', hours, 'Je hebt maandag 5 juli van 09:00 tot 12:00 uur al bevestigd'],
  ['nl', several, 'Je hebt de periode van 5 tot en met 7 juli al bevestigd'],
  ['nl', newYear, 'Je hebt de periode van 30 december 2027 tot en met 2 januari 2028 al bevestigd'],
  ['nl', night, 'Je hebt de periode van maandag 5 juli, 22:00 uur, tot dinsdag 6 juli, 03:00 uur al bevestigd'],
] as const)('a sentence states a period as it is read aloud: %s %#', (locale, period, text) =>
  expect(line(locale, period)).toContain(text),
);

it.each([
  ['vendorWaits', 'de', 'Deine Zusage gilt bis Sa., 3. Juli, 18:05 Uhr. Danach ist die Zeit wieder frei.'],
  ['creatorDecides', 'de', 'Die Zusage gilt bis Sa., 3. Juli, 18:05 Uhr.'],
  ['vendorAnswer', 'en', 'Answer by Sat 3 July, 18:05, or the request expires.'],
  ['creatorWaits', 'nl', 'Je aanvraag geldt tot za 3 juli, 18:05 uur.'],
] as const)('%s states until when an open request waits: %s', (scene, locale, text) => {
  const request = requestShape({ period: { ...day, zone: 'Europe/Berlin' }, answer_by: '2027-07-03T16:05:00.000Z' });
  expect(sceneText(wordsOf(locale), request, scene).line).toContain(text);
});

it('a deadline at midnight is the end of the day before', () => {
  const request = requestShape({ period: { ...day, zone: 'Europe/Berlin' }, answer_by: '2027-07-04T22:00:00.000Z' });
  expect(sceneText(wordsOf('de'), request, 'creatorDecides').line).toContain('bis So., 4. Juli, 24 Uhr.');
  expect(sceneText(wordsOf('en'), request, 'creatorDecides').line).toContain('until the end of Sun 4 July.');
});

it('a request without a pending step states no deadline', () => {
  const request = requestShape({ period: day, answer_by: '2027-07-03T16:05:00.000Z' });
  for (const scene of ['vendorTaken', 'selfSuspended', 'apartByMe'] as const)
    expect(sceneText(wordsOf('de'), request, scene).line).not.toContain('18:05');
});

it.each([
  [12, '12 Stunden'],
  [24, '24 Stunden'],
  [48, '2 Tagen'],
  [168, '7 Tagen'],
])('an acceptance waits for the confirmation within %i hours, in words', (count, text) => {
  expect(withinText(wordsOf('de'), count)).toBe(text);
});

it.each([
  ['de', day, '“ für den 5. Juli?'],
  ['de', monthEnd, '“ vom 30. November bis zum 1. Dezember?'],
  ['en', day, '” for 5 July?'],
  ['en', newYear, '” from 30 December 2027 to 2 January 2028?'],
  ['en', night, '” from Monday 5 July, 22:00, to Tuesday 6 July, 03:00?'],
  ['nl', day, '” uit voor 5 juli?'],
  ['nl', newYear, '” uit van 30 december 2027 tot en met 2 januari 2028?'],
] as const)('the question to the lender states the period without a dash: %s %#', (locale, period, text) =>
  expect(sceneText(wordsOf(locale), requestShape({ period }), 'vendorAnswer').line).toContain(text),
);

it.each(['de', 'en', 'nl'] as const)('sentences about a request contain no range with a dash: %s', (locale) => {
  const request = requestShape({ period: newYear });
  const facts = factsOf(wordsOf(locale), request);
  expect(`${facts.period} ${facts.during}`).not.toContain('–');
  for (const scene of scenes) expect(sceneText(wordsOf(locale), request, scene).line).not.toMatch(/\d[^.!?]* – |\{\{/u);
});

it('a period does not wrap between a number and its unit', () => {
  const request = requestShape({ period: wholeDays('2027-12-08', '2027-12-09'), units: 2 });
  expect(periodText(wordsOf('de'), request)).toBe('8.–9. Dezember, 2\u00a0Tage');
});

it.each([
  ['de', 'bring', 'plannedCreator', 'Am 5. Juli bringt jana_probst es zu dir'],
  ['en', 'both', 'plannedCreator', 'On 5 July, jana_probst brings it to you'],
  ['nl', 'both', 'handoverVendor', 'Op 5 juli breng je het naar jana_probst'],
  ['de', 'fetch', 'plannedCreator', 'Am 5. Juli bekommst du es von jana_probst'],
  ['de', 'fetch', 'backVendor', 'Heute holst du „Familienzelt für sechs“ bei jana_probst ab'],
  ['en', 'bring', 'backVendor', '“Familienzelt für sechs” comes back today'],
  ['nl', 'both', 'backCreator', 'Vandaag haalt jana_probst “Familienzelt für sechs” bij je op'],
] as const)('a delivered loan names who brings and collects it: %s %s %s', (locale, choice, scene, title) => {
  const delivery = { choice, up_to_km: 10, price: 1500, total: 1500 };
  expect(sceneText(wordsOf(locale), requestShape({ period: day, delivery }), scene).title).toBe(title);
});

it('no text of a loan that is brought and collected mentions a pick-up or return by the borrower', () => {
  const delivery = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 } as const;
  for (const [locale, words] of [
    ['de', /zurückgebracht|wo ihr euch trefft|du es bringst/],
    ['en', /pick it up|where to meet|bring it\./],
    ['nl', /teruggebracht|waar jullie elkaar|je het brengt/],
  ] as const)
    for (const scene of scenes) {
      if (!/^(planned|handover|single|back|overdueCreator)/.test(scene)) continue;
      const shown = sceneText(wordsOf(locale), requestShape({ period: day, delivery }), scene);
      expect(`${shown.title} ${shown.line}`).not.toMatch(words);
    }
});

it('the sum of a request includes its delivery, apart from things given in return', () => {
  const delivery = { choice: 'both', up_to_km: 10, price: 1500, total: 3000 } as const;
  const sum = (change: Parameters<typeof requestShape>[0]) =>
    wholeText(wordsOf('de'), requestShape(change)).replaceAll('\u00a0', ' ');
  expect(sum({ total: 2700 })).toBe('27,00 €');
  expect(sum({ total: 2700, delivery, total_with_delivery: 5700 })).toBe('57,00 €');
  const crate = { ...requestShape().pricing, paymenttype_id: 2 as const, amount: 2 };
  expect(sum({ pricing: crate, total: 2, delivery, total_with_delivery: null })).toBe('2 Kästen + 30,00 €');
});
