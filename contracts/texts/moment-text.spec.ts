import { expect, it } from 'vitest';
import { momentIn } from './moment-text.js';

it.each([
  ['de', '30. November 2026 um 19:06 Uhr'],
  ['en', '30 November 2026 at 19:06 CET'],
  ['nl', '30 november 2026 om 19:06 uur'],
] as const)('formats an instant for use within a sentence of %s', (locale, words) => {
  expect(momentIn('2026-11-30T18:06:00.000Z', locale, 'Europe/Berlin')).toBe(words);
});

it.each([
  ['de', '30. Juni 2026 um 20:06 Uhr MESZ'],
  ['en', '30 June 2026 at 20:06 CEST'],
  ['nl', '30 juni 2026 om 20:06 uur CEST'],
] as const)('names the time zone in %s for readers in another zone', (locale, words) => {
  expect(momentIn('2026-06-30T18:06:00.000Z', locale, 'Europe/Berlin', true)).toBe(words);
});
