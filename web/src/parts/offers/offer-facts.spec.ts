import { describe, expect, it } from 'vitest';
import { offerCard } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { placeText } from './offer-facts.js';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('where an offer is', () => {
  it.each([
    ['de', 'Köln · ca. 3 km von 1012 Amsterdam'],
    ['en', 'Köln · about 3 km from 1012 Amsterdam'],
    ['nl', 'Köln · ca. 3 km van 1012 Amsterdam'],
  ] as const)('tells a distance with the place it is measured from, where that is named (%s)', (locale, told) => {
    expect(plain(placeText(testTexts(locale).t, offerCard(), '1012 Amsterdam'))).toBe(told);
  });
  it.each([
    ['de', 'Köln · ca. 3 km vom Zentrum von Köln'],
    ['en', 'Köln · about 3 km from the centre of Köln'],
    ['nl', 'Köln · ca. 3 km van het centrum van Köln'],
  ] as const)('tells it from the centre of a town without a postal code (%s)', (locale, told) => {
    expect(plain(placeText(testTexts(locale).t, offerCard(), 'Köln'))).toBe(told);
  });
  it('tells the distance alone from oneself, and the town alone without any', () => {
    const { t } = testTexts('de');
    expect(plain(placeText(t, offerCard()))).toBe('Köln · ca. 3 km');
    expect(placeText(t, offerCard({ distance_km: null }), 'Bonn')).toBe('Köln');
  });
});
