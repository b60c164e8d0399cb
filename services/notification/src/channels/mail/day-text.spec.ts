import { describe, expect, it } from 'vitest';
import { lastMomentText, momentText } from './day-text.js';

const zone = 'Europe/Berlin';
const noon = '2025-05-09T10:00:00.000Z';
const midnight = '2025-05-08T22:00:00.000Z';

describe('a deadline in a mail', () => {
  it('has day and time in the zone of the offer', () => {
    expect(momentText(noon, zone, 'de')).toBe('Freitag, 9. Mai um 12:00 Uhr');
    expect(momentText(noon, zone, 'en')).toMatch(/9 May at 12:00$/);
    expect(lastMomentText(noon, zone, 'nl')).toBe('vrijdag 9 mei om 12:00 uur');
  });

  it('at midnight is the day that begins, and its last moment the day before', () => {
    expect(momentText(midnight, zone, 'de')).toBe('Freitag, 9. Mai');
    expect(lastMomentText(midnight, zone, 'de')).toBe('Donnerstag, 8. Mai');
  });
});
