import { describe, expect, it } from 'vitest';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import type { PreparationTime } from '@lendring/contracts/rules/preparation.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { testTexts } from '../../testing/texts.js';
import { bookingRulesText, gapText } from './booking-rules.js';

const t = testTexts('de').t as AnyText;
const none = { count: 0, unit: 'days' } as const;
const days = (count: number): PreparationTime => ({ count, unit: 'days' });
const hours = (count: number): PreparationTime => ({ count, unit: 'hours' });
const text = (before: PreparationTime, after: PreparationTime) =>
  bookingRulesText(t, { ...noBookingRules, preparation: { before, after } });

describe('preparation in words', () => {
  it('names each side that has some', () => {
    expect(text(none, none)).toBe('');
    expect(text(none, days(1))).toBe('1 Tag Vorbereitung nach jeder Ausleihe.');
    expect(text(hours(6), none)).toBe('6 Stunden Vorbereitung vor jeder Ausleihe.');
    expect(text(days(1), hours(2))).toBe('Vorbereitung: 1 Tag vor und 2 Stunden nach jeder Ausleihe.');
  });
  it('adds up to the gap between two loans', () => {
    expect(gapText(t, { before: days(1), after: days(2) })).toBe('3 Tage');
    expect(gapText(t, { before: none, after: hours(1) })).toBe('1 Stunde');
    expect(gapText(t, { before: hours(6), after: days(1) })).toBe('1 Tag und 6 Stunden');
  });
});
