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
  it('shows distances of shops and private lenders in the order of the kilometres behind them', () => {
    const { t } = testTexts('de');
    const { place } = offerCard();
    const at = (km: number, exact: boolean) =>
      plain(placeText(t, offerCard({ distance_km: km, place: place && { ...place, exact } })).replace('Köln · ', ''));
    const list = [at(0.8, false), at(0.9, true), at(1.2, false), at(1.3, true), at(2.6, false), at(2.9, true)];
    expect(list).toEqual(['unter 1 km', '900 m', 'ca. 1 km', '1 km', 'ca. 3 km', '3 km']);
  });
  it('states only the distance from the own position, or only the town without a distance', () => {
    const { t } = testTexts('de');
    expect(plain(placeText(t, offerCard()))).toBe('Köln · ca. 3 km');
    expect(placeText(t, offerCard({ distance_km: null }), 'Bonn')).toBe('Köln');
  });
});
