import { describe, expect, it } from 'vitest';
import { latestBuiltTerms } from './built-terms.js';
import type { LegalState, LegalStates, LegalVersion } from './legal-texts.js';
import { termsVersionNow, termsVersionsThatCount, textsChangedSince } from './terms-version.js';

const version = (text: number): LegalVersion => ({
  number: text,
  text,
  from: '2027-02-01',
  change: null,
  putBack: null,
  at: '2027-02-01T10:00:00.000Z',
});
const none: LegalState = { inForce: null, next: null };
const states = (change: Partial<LegalStates>): LegalStates => ({
  terms: none,
  terms_of_use: none,
  privacy: none,
  imprint: none,
  ...change,
});
const built = '2026-01';

describe('accepted terms version', () => {
  it('is the built-in version as long as the built-in texts are in force', () => {
    expect(termsVersionNow(states({}), built)).toBe(built);
    expect(termsVersionNow(states({ terms: { inForce: version(0), next: null } }), built)).toBe(built);
    expect(termsVersionNow(states({ privacy: { inForce: version(4), next: null } }), built)).toBe(built);
  });

  it('includes an announced version, and accepts both until it takes effect', () => {
    const announced = states({ terms: { inForce: version(1), next: version(2) } });
    expect(termsVersionNow(announced, built)).toBe('2+0');
    expect(termsVersionsThatCount(announced, built)).toEqual(['1+0', '2+0']);
    expect(termsVersionsThatCount(states({ terms: { inForce: version(2), next: null } }), built)).toEqual(['2+0']);
    expect(termsVersionsThatCount(states({ terms_of_use: { inForce: null, next: version(1) } }), built)).toEqual([
      built,
      '0+1',
    ]);
  });

  it('lists the texts changed since a version', () => {
    const now = states({ terms: { inForce: version(2), next: null } });
    expect(textsChangedSince(built, now, built)).toEqual(['terms']);
    expect(textsChangedSince('1+3', now, built)).toEqual(['terms', 'terms_of_use']);
    expect(textsChangedSince('2+0', now, built)).toEqual([]);
    // Version `2025-09` comes from an older release of the product with other built-in texts, so all texts count as
    // changed.
    expect(textsChangedSince('2025-09', states({}), built)).toEqual(['terms', 'terms_of_use']);
  });

  it('lists the built-in texts that a release changed, beside those of the installation', () => {
    expect(latestBuiltTerms).not.toBe(built);
    const since = (agreed: string, change: Partial<LegalStates>) =>
      textsChangedSince(agreed, states(change), latestBuiltTerms);
    expect(since(built, {})).toEqual(['terms', 'terms_of_use']);
    expect(since(latestBuiltTerms, {})).toEqual([]);
    const own = { terms: { inForce: version(1), next: null } };
    expect(since(built, own)).toEqual(['terms', 'terms_of_use']);
    expect(since(latestBuiltTerms, own)).toEqual(['terms']);
    expect(since('1+0', own)).toEqual([]);
  });
});
