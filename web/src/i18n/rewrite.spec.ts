import { describe, expect, it } from 'vitest';
import { localeCodes } from './locale.js';
import { paths, type PagePath } from '@lendring/contracts/pages/paths.js';
import type { FileRoutesByTo } from '../routeTree.gen.js';
import { meantAddress, toInternal, toLocal } from './rewrite.js';

type RoutePath = Exclude<keyof FileRoutesByTo, `/dev/${string}`>;
/** Compile-time check: every route has a path in contracts/pages/paths.ts, and vice versa. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
const everyRouteHasAnAddress: Same<RoutePath, PagePath> = true;

describe('localised addresses', () => {
  it('cover all routes', () => expect(everyRouteHasAnAddress).toBe(true));

  it.each(localeCodes)('for every route translate back to that route in %s', (locale) => {
    for (const path of Object.keys(paths)) {
      const sample = path.replaceAll(/\$(\w+)/g, 'x-$1').replace('$', 'a/b/c');
      expect([path, toInternal(toLocal(sample, locale))]).toEqual([path, sample]);
    }
  });
  it.each(localeCodes)('are unique per route in %s', (locale) => {
    const all = Object.values(paths).map((path) => path[locale].replaceAll(/\$\w+/g, '$x'));
    expect(new Set(all).size).toBe(all.length);
  });
  it('are translated, and German addresses have no prefix', () => {
    expect(toLocal('/offer/create/pricing', 'de')).toBe('/inserat/erstellen/preis');
    expect(toLocal('/offer/create/pricing', 'nl')).toBe('/nl/advertentie/maken/prijs');
    expect(toInternal('/en/offer/create/pricing')).toBe('/offer/create/pricing');
    expect(toLocal('/', 'de')).toBe('/');
    expect(toLocal('/', 'en')).toBe('/en');
    expect(toInternal('/en')).toBe('/');
    expect(toInternal('/en/')).toBe('/');
  });
  it('prefer fixed segments over parameters', () => {
    expect(toInternal('/inserat/erstellen')).toBe('/offer/create');
    expect(toInternal('/inserat/abc1234567')).toBe('/offer/abc1234567');
    expect(toInternal('/anfragen/archiv')).toBe('/requests/archive');
  });
  it('keep free text unchanged', () => {
    expect(toInternal('/suche/Z%C3%BCrich%2Fx')).toBe('/search/Z%C3%BCrich%2Fx');
    // Spec §2: /suche/* and /ortssuche/{city}/*.
    expect(toInternal('/suche/zelt/gro%C3%9F')).toBe('/search/zelt%2Fgro%C3%9F');
    expect(toInternal('/en/citysearch/koeln/tent/4')).toBe('/citysearch/koeln/tent%2F4');
  });
  it.each([
    ['/nl/request/abc', '/nl/aanvraag/abc'],
    ['/nl/citysearch/koeln/cargo%20bike', '/nl/plaatszoeken/koeln/cargo%20bike'],
    ['/en/inserat/erstellen/preis', '/en/offer/create/pricing'],
    ['/search/zelt', '/suche/zelt'],
    ['/nl/account/profile', '/nl/account/profiel'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/suche/zelt', '/suche/zelt'],
    ['/de/search/zelt', '/suche/zelt'],
    ['/de//evil.example', null],
    ['/delft', null],
    ['/en/requests', null],
    ['/nl/nichts', null],
    ['/', null],
    ['/nl/auth/sign-in', null],
    ['/~', null],
  ])('in words of another language redirect to the address in the current language: %s', (stray, meant) =>
    expect(meantAddress(stray)).toBe(meant),
  );
  it('in a wrong or unknown language match no route and stay unchanged', () => {
    for (const stray of ['/search/zelt', '/en/suche/zelt', '/nl/nichts', '/~', '/inserat']) {
      expect(toInternal(stray)).toMatch(/^\/~/);
      expect(toLocal(toInternal(stray), stray.startsWith('/en') ? 'en' : stray.startsWith('/nl') ? 'nl' : 'de')).toBe(
        stray,
      );
    }
  });
});
