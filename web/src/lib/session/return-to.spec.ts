import { describe, expect, it } from 'vitest';
import {
  afterProfile,
  askingStep,
  hasProfileStep,
  profileStepSearch,
  returnHref,
  returnSearch,
  safeReturn,
  sameLanguage,
} from './return-to.js';

describe('the return address after sign-in', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/logout',
    '/en/auth/sign-in',
    '',
    7,
    `/${'x'.repeat(3000)}`,
  ])('rejects %s', (path) => {
    expect(safeReturn(path)).toBeUndefined();
    expect(returnSearch({ return: path })).toEqual({});
  });
  it('accepts a path of this site with its query', () =>
    expect(returnSearch({ return: '/offer/create?step=2' })).toEqual({ return: '/offer/create?step=2' }));
  it('translates internal paths and leaves public paths unchanged', () => {
    expect(returnHref('/offer/create', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/offer/abcde12345?x=1#y', 'nl')).toBe('/nl/advertentie/abcde12345?x=1#y');
    expect(returnHref('/en/offer/create', 'en')).toBe('/en/offer/create');
    expect(returnHref('/inserat/erstellen', 'de')).toBe('/inserat/erstellen');
    expect(returnHref('/', 'nl')).toBe('/');
  });
  it('requires a new page load for another language', () => {
    expect(sameLanguage('/en/offer/create', 'en')).toBe(true);
    expect(sameLanguage('/en?x', 'de')).toBe(false);
    expect(sameLanguage('/anfragen', 'de')).toBe(true);
  });
});

describe('the steps of a request', () => {
  it('include the profile if the address has the profile marker, which is added once', () => {
    const booking = '/inserat/abc/anfragen?from=2027-07-04';
    expect(hasProfileStep(booking)).toBe(false);
    expect(afterProfile(booking)).toBe(`${booking}&profile=asked`);
    expect(afterProfile(afterProfile(booking))).toBe(afterProfile(booking));
    expect([afterProfile('/inserat/abc/anfragen'), hasProfileStep('/inserat/abc/anfragen?profile=asked')]).toEqual([
      '/inserat/abc/anfragen?profile=asked',
      true,
    ]);
    expect([
      hasProfileStep(undefined),
      hasProfileStep('/anfragen'),
      hasProfileStep('/anfragen?profile=askedx'),
    ]).toEqual([false, false, false]);
    expect([profileStepSearch({ profile: 'asked' }), profileStepSearch({ profile: 'x' })]).toEqual([
      { profile: 'asked' },
      {},
    ]);
  });
  it('number two, or three if a profile must be completed', () => {
    expect([askingStep('days', false), askingStep('days', true)]).toEqual([
      { step: 1, steps: 2 },
      { step: 1, steps: 3 },
    ]);
    expect([askingStep('message', false), askingStep('profile', true), askingStep('message', true)]).toEqual([
      { step: 2, steps: 2 },
      { step: 2, steps: 3 },
      { step: 3, steps: 3 },
    ]);
  });
});
