import { describe, expect, it } from 'vitest';
import { pageAddress } from './address.js';
import { keptPath } from './kept-path.js';

describe('path stored with feedback', () => {
  it('keeps public paths unchanged', () => {
    const id = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
    for (const path of [
      '/',
      '/offer/abc1234567',
      pageAddress('de', '/category/$', { $: 'sport/wassersport' }),
      pageAddress('nl', '/request/$requestId', { requestId: id }),
      pageAddress('en', '/offer/create/$step', { step: 'images' }),
    ])
      expect(keptPath(path)).toBe(path);
  });

  it('drops secret tokens', () => {
    expect(keptPath('/invitation/s3cret')).toBe('/invitation');
    for (const locale of ['de', 'en', 'nl'] as const) {
      expect(keptPath(pageAddress(locale, '/invitation/$token', { token: 's3cret' }))).not.toContain('s3cret');
      expect(keptPath(pageAddress(locale, '/certificate/$certificateId', { certificateId: 's3cret' }))).toBe(
        pageAddress(locale, '/certificate'),
      );
      expect(keptPath(pageAddress(locale, '/ad-report/$adId/$key', { adId: 'a', key: 's3cret' }))).toMatch(/\/a$/);
    }
  });

  it('drops search terms, including those with slashes', () => {
    for (const path of ['/suche/mein%20name', '/suche/a/b', '/en/citysearch/koeln/tent'])
      expect(keptPath(path)).not.toMatch(/name|\/b|tent/);
    expect(keptPath('/suche')).toBe('/suche');
  });

  it('is null for unknown pages', () => {
    for (const path of ['/files/invoice/s3cret', '/v1/offer', '/fr/offre/1', '/group-invitation/s3cret/more'])
      expect(keptPath(path)).toBeNull();
  });
});
