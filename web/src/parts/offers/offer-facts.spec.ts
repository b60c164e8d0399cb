import { describe, expect, it } from 'vitest';
import { offerCard } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { placeText } from './offer-facts.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the location text of an offer', () => {
  it.each([
    ['de', 'Köln · ca. 3 km von 1012 Amsterdam'],
    ['en', 'Köln · about 3 km from 1012 Amsterdam'],
    ['nl', 'Köln · ca. 3 km van 1012 Amsterdam'],
  ] as const)('states the distance from a named place (%s)', (locale, told) => {
    expect(plain(placeText(testTexts(locale).t, offerCard(), '1012 Amsterdam'))).toBe(told);
  });
  it.each([
    ['de', 'Köln · ca. 3 km vom Zentrum von Köln'],
    ['en', 'Köln · about 3 km from the centre of Köln'],
    ['nl', 'Köln · ca. 3 km van het centrum van Köln'],
  ] as const)('states the distance from the centre of a town without a postal code (%s)', (locale, told) => {
    expect(plain(placeText(testTexts(locale).t, offerCard(), 'Köln'))).toBe(told);
  });
  it('states only the distance from the own position, or only the town without a distance', () => {
    const { t } = testTexts('de');
    expect(plain(placeText(t, offerCard()))).toBe('Köln · ca. 3 km');
    expect(placeText(t, offerCard({ distance_km: null }), 'Bonn')).toBe('Köln');
  });
});
