import { describe, expect, it } from 'vitest';
import { seo } from './seo.js';

const context = { locale: 'de', origin: 'https://lend.example.org', t: (key: string) => key } as const;
const match = { pathname: '/category/electronics', context };
const canonical = (page: ReturnType<typeof seo>) => page.links.find(({ rel }) => rel === 'canonical')?.href;

describe('the document head', () => {
  it('has its own canonical address and alternates for each page of a list', () => {
    const first = canonical(seo({ ...match, search: {} }, { title: 'x' }));
    expect(canonical(seo({ ...match, search: { page: 1, from: '2027-01-01' } }, { title: 'x' }))).toBe(first);
    const third = seo({ ...match, search: { page: 3, from: '2027-01-01' } }, { title: 'x' });
    expect(canonical(third)).toBe(`${first}?page=3`);
    expect(third.links.every(({ href }) => href.endsWith('?page=3'))).toBe(true);
  });
  it('states a missing page and omits the address if a loader found no content', () => {
    expect(seo({ ...match, status: 'notFound' }, { title: 'Leihen und mieten in  ' })).toEqual({
      meta: [{ title: 'notFound.title' }, { name: 'robots', content: 'noindex' }],
      links: [],
    });
  });
});
