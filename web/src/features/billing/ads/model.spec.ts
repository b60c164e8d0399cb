import { describe, expect, it } from 'vitest';
import { bodyOf, breakpoints, fieldOf, isUnsaved, newAd, picturesFor, wrongAd } from './model.js';

describe('the ad form', () => {
  const today = '2027-06-15';
  const saved = { ...newAd('Zeltverleih West', 'de'), title: 'Zelte', language: 'de' as const };

  it('has unsaved changes while the form differs from the draft', () => {
    expect(isUnsaved(saved, saved)).toBe(false);
    expect(isUnsaved({ ...saved, title: 'Zelte für jedes Fest' }, saved)).toBe(true);
    expect(isUnsaved({ ...saved, views: 20_000 }, saved)).toBe(true);
    expect(isUnsaved({ ...saved, category_id: 7 }, saved)).toBe(true);
  });

  it('ignores surrounding spaces in the comparison with the draft', () => {
    expect(isUnsaved({ ...saved, title: ' Zelte ' }, saved)).toBe(false);
  });

  it('ignores a translated town name in the comparison with the draft', () => {
    const around = { ...saved, city_id: 'g2886242', city: 'Köln' };
    expect(isUnsaved({ ...around, city: 'Cologne' }, around)).toBe(false);
    expect(isUnsaved({ ...around, radius: 50 }, around)).toBe(true);
    expect(isUnsaved({ ...around, payer: 'Stadt Köln' }, around)).toBe(true);
  });

  it('completes a link typed without https://', () => {
    const link = (typed: string) => ({ ...saved, claim: 'Groß', cta: 'Mieten', link: typed });
    expect(wrongAd(link(' www.example.org '), today)).toEqual([]);
    expect(bodyOf(link(' www.example.org '))).toMatchObject({ link: 'https://www.example.org' });
    expect(bodyOf(link('http://example.org/mieten'))).toMatchObject({ link: 'https://example.org/mieten' });
    for (const typed of ['', 'ftp://example.org', 'zelt']) expect(wrongAd(link(typed), today)).toEqual(['link']);
  });

  it('keeps its initial language', () =>
    expect(bodyOf({ ...newAd('Tentverhuur', 'nl'), language: 'nl' })).toMatchObject({ language: 'nl' }));

  it('requires a language for an older draft that has none', () => {
    const whole = { ...saved, claim: 'Groß', cta: 'Mieten', link: 'www.example.org' };
    expect(wrongAd(whole, today)).toEqual([]);
    expect(wrongAd({ ...whole, language: null }, today)).toEqual(['language']);
  });

  it('may not begin before today, except on the day of the saved draft', () => {
    const whole = { ...saved, claim: 'Groß', cta: 'Mieten', link: 'www.example.org', from: '2027-03-01' };
    expect(wrongAd(whole, '2027-03-01')).toEqual([]);
    expect(wrongAd(whole, today)).toEqual(['from']);
    expect(wrongAd(whole, today, '2027-03-01')).toEqual([]);
  });

  it('sends empty optional fields as null', () => {
    expect(bodyOf(saved)).toMatchObject({ payer: null, area: null, from: null });
    const filled = { ...saved, payer: ' Stadt Köln ', city_id: 'g2886242', city: 'Köln', radius: 10 as const };
    expect(bodyOf(filled)).toMatchObject({ payer: 'Stadt Köln', area: { city_id: 'g2886242', radius: 10 } });
    expect(Object.keys(bodyOf(filled))).not.toContain('city');
    expect(fieldOf('area.city_id')).toBe('city_id');
  });
});

describe('the pictures of an ad', () => {
  const source = (min_width: 0 | 1200) => ({ min_width, image_id: '', src_small: '', src: '', src_large: '' });

  it('start with one picture for all widths and then allow one per breakpoint', () => {
    expect(picturesFor({ type: 'banner', sources: [] })).toEqual([0]);
    expect(picturesFor({ type: 'carousel', sources: [source(0)] })).toEqual(breakpoints);
  });

  it('are limited to one for a skyscraper, plus pictures left from another ad type', () => {
    expect(picturesFor({ type: 'skyscraper', sources: [source(0)] })).toEqual([0]);
    expect(picturesFor({ type: 'skyscraper', sources: [source(0), source(1200)] })).toEqual([0, 1200]);
  });
});
