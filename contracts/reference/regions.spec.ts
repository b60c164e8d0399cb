import { describe, expect, it } from 'vitest';
import { regionIn } from './regions.js';

describe('the name of a region', () => {
  it('is that of the language, or the local one', () => {
    const inAll = (region: string) => (['de', 'en', 'nl'] as const).map((locale) => regionIn(region, locale));
    expect(inAll('Nordrhein-Westfalen')).toEqual([
      'Nordrhein-Westfalen',
      'North Rhine-Westphalia',
      'Noordrijn-Westfalen',
    ]);
    expect(inAll('Noord-Holland')).toEqual(['Nordholland', 'North Holland', 'Noord-Holland']);
    expect(inAll('Hamburg')).toEqual(['Hamburg', 'Hamburg', 'Hamburg']);
    expect(regionIn(null, 'nl')).toBeNull();
  });
});
