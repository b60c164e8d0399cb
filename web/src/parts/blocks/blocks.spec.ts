import { describe, expect, it } from 'vitest';
import { testTexts } from '../../testing/texts.js';
import { blocksOf } from './blocks.js';
import { repeatText } from './repeat-text.js';

describe('blocked days', () => {
  const taken = [
    {
      start: '2027-07-09T22:00:00.000Z',
      end: '2027-07-11T22:00:00.000Z',
      reason: 'blocked' as const,
      request_id: null,
      block_id: 'b',
      counter_loan_id: null,
      entry_id: null,
      note: '',
      requesttype_id: 3 as const,
      units: 1,
    },
    {
      start: '2027-07-03T22:00:00.000Z',
      end: '2027-07-04T22:00:00.000Z',
      reason: 'booked' as const,
      request_id: 'r',
      block_id: null,
      counter_loan_id: null,
      entry_id: null,
      note: null,
      requesttype_id: null,
      units: 1,
    },
    {
      start: '2027-06-30T22:00:00.000Z',
      end: '2027-07-01T22:00:00.000Z',
      reason: 'blocked' as const,
      request_id: null,
      block_id: 'a',
      counter_loan_id: null,
      entry_id: null,
      note: 'Urlaub',
      requesttype_id: 2 as const,
      units: 1,
    },
  ];
  it('include those of entries, which are freed as a whole', () => {
    const entry = { ...taken[0]!, block_id: null, entry_id: 'e' };
    expect(blocksOf([entry], 'Europe/Berlin')).toMatchObject([{ id: 'e', isEntry: true, first: '2027-07-10' }]);
  });
  it('are those of the owner in local days, both ends included, earliest first', () => {
    expect(blocksOf(taken, 'Europe/Berlin')).toEqual([
      { id: 'a', isEntry: false, first: '2027-07-01', last: '2027-07-01', kind: 2, note: 'Urlaub', units: 1 },
      { id: 'b', isEntry: false, first: '2027-07-10', last: '2027-07-11', kind: 3, note: null, units: 1 },
    ]);
  });
});

it.each([
  [
    'de',
    'jeden Mittwoch bis 3. März 2027',
    'jeden Montag und Mittwoch bis 3. März 2027',
    'jedes Jahr bis 3. März 2027',
    'am 15. jedes Monats bis 3. März 2027',
    'jeden letzten Montag im Monat bis 3. März 2027',
  ],
  [
    'en',
    'every Wednesday until 3 March 2027',
    'every Monday and Wednesday until 3 March 2027',
    'every year until 3 March 2027',
    'on day 15 of each month until 3 March 2027',
    'every last Monday of the month until 3 March 2027',
  ],
  [
    'nl',
    'elke woensdag tot en met 3 maart 2027',
    'elke maandag en woensdag tot en met 3 maart 2027',
    'elk jaar tot en met 3 maart 2027',
    'op dag 15 van elke maand tot en met 3 maart 2027',
    'elke laatste maandag van de maand tot en met 3 maart 2027',
  ],
] as const)('words the repetition of an entry: %s', (locale, one, two, yearly, monthly, onMonday) => {
  const t = testTexts(locale).getFixedT(locale, 'blocks');
  const until = '2027-03-03';
  expect(repeatText(t, { every: 'week', weekdays: [2], until }, locale)).toBe(one);
  expect(repeatText(t, { every: 'week', weekdays: [2, 0], until }, locale)).toBe(two);
  expect(repeatText(t, { every: 'year', until }, locale)).toBe(yearly);
  expect(repeatText(t, { every: 'month', date: 15, until }, locale)).toBe(monthly);
  expect(repeatText(t, { every: 'month_weekday', week: 5, weekday: 0, until }, locale)).toBe(onMonday);
  expect(repeatText(t, null, locale)).toBe('');
});
