import { describe, expect, it } from 'vitest';
import { builtInBrand } from '@lendring/contracts/installation/brand.js';
import { isThereEvenClosed } from '@lendring/contracts/pages/even-closed.js';
import { closedPage, codePage } from './closed-page.js';

describe('the page of a closed installation', () => {
  const back = '/en/offer/1?a=1&b="2"';

  it('states the opening time, in the URL’s language and with the installation’s name', () => {
    const brand = { ...builtInBrand, name: 'Leih & Bar' };
    const { html, headers } = closedPage(brand, 'de', { opensAt: '2027-03-01T08:00:00.000Z', back });
    expect(html).toContain('<h1>Leih &#38; Bar öffnet am 1. März 2027</h1>');
    expect(html).toContain('Ab 09:00 Uhr.');
    expect(html).toContain('href="/impressum"');
    expect(html).toContain('href="/en" lang="en"');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
    expect(closedPage(builtInBrand, 'nl', { opensAt: null, back }).html).toContain('Lendring gaat binnenkort open');
  });

  it('links to sign-in and back, and escapes the URL', () => {
    const { html } = closedPage(builtInBrand, 'en', { opensAt: null, back });
    expect(html).toContain(`/auth/login?locale=en&#38;return=${encodeURIComponent(back).replaceAll("'", '&#39;')}`);
    expect(html).not.toContain('"2"');
    expect(html).toContain('href="/en/earlybird"');
  });

  it('links to the legal texts, which stay readable', () => {
    const { html } = closedPage(builtInBrand, 'de', { opensAt: null, back });
    const legal = {
      '/imprint': '/impressum',
      '/privacy': '/datenschutz',
      '/terms': '/agb',
      '/terms-of-use': '/nutzungsbedingungen',
    };
    for (const [page, address] of Object.entries(legal))
      expect([html.includes(`href="${address}"`), isThereEvenClosed(page)]).toEqual([true, true]);
  });

  it('has a code field with the error message next to it', () => {
    expect(codePage(builtInBrand, 'en', null).html).not.toContain('role="alert"');
    const { html, headers } = codePage(builtInBrand, 'en', 'No <b>', '"><script>');
    expect(html).toContain('value="&#34;&#62;&#60;script&#62;"');
    expect(html).toContain('aria-describedby="wrong"');
    expect(html).toContain('No &#60;b&#62;');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('does not replace pages that must stay available', () => {
    const there = [
      '/imprint',
      '/auth/sign-in',
      '/backoffice/settings',
      '/report/offer/1',
      '/plan/cancel',
      '/plan/withdraw',
      '/terms-of-use',
    ];
    const closed = ['/', '/search/tent', '/offer/1', '/auth/register', '/plan', '/reports', '/~/anything', '/feedback'];
    expect([...there, ...closed].filter(isThereEvenClosed)).toEqual(there);
  });
});
