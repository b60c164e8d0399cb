import { describe, expect, it } from 'vitest';
import { brandedPage } from './branded.js';

const page =
  '<!DOCTYPE html><html lang="de-DE"><head><link rel="icon" href="/icon.svg" type="image/svg+xml"/></head><body></body></html>';
const none = { name: null, accent: null, logo: null };

describe('a page with the brand of an installation', () => {
  it('is unchanged when no brand is set', () => expect(brandedPage(page, none, 'n')).toBe(page));

  it('has the escaped brand name in its root element and its sharing metadata', () => {
    const html = brandedPage(page, { ...none, name: 'Leih & "$&" Lust' }, 'n');
    expect(html).toContain('<html data-brand="Leih &#38; &#34;$&#38;&#34; Lust" lang="de-DE">');
    expect(html).toContain('<meta property="og:site_name" content="Leih &#38; &#34;$&#38;&#34; Lust"/>');
    expect(brandedPage(page, { ...none, name: 'Leihbar' }, 'n')).not.toContain('<style');
  });

  it('has the brand colours in a style with the nonce of the policy', () => {
    const html = brandedPage(page, { ...none, accent: '#7a1f5c' }, 'abc');
    expect(html).toContain('<style nonce="abc">html:root{--accent:#7a1f5c;');
    expect(html).toContain('<meta name="theme-color" content="#7a1f5c"/>');
  });

  it('shows the brand logo in the header and as the page icon', () => {
    const html = brandedPage(page, { ...none, logo: '/media/x/128.webp' }, 'n');
    expect(html).toContain('svg[viewBox="0 0 32 32"]{background:url("/media/x/128.webp")');
    expect(html).toContain('<link rel="icon" href="/media/x/128.webp"/>');
    expect(html).not.toContain('icon.svg');
  });
});
