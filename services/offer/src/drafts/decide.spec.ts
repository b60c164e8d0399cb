import { describe, expect, it } from 'vitest';
import { given, own, stranger, types, visitor } from '../../testing/decisions.js';
import { deleted, drafted, owned } from '../../testing/offer.js';
import { draft } from './decide.js';

describe('drafting', () => {
  it('begins an offer in the language of its owner', () => {
    expect(draft(given(), own, 'nl')).toEqual({
      events: [{ type: 'OfferDrafted', data: { ...owned, language: 'nl' } }],
    });
  });

  it('is idempotent, and refuses an offer id that is already in use', () => {
    expect(types(draft(given(), own, 'de', { placeId: own.userId }))).toEqual(['OfferDrafted', 'OfferPlaced']);
    expect(types(draft(given(drafted), own, 'de', { placeId: own.userId }))).toEqual([]);
    expect(types(draft(given(drafted), own, 'de'))).toEqual([]);
    expect(types(draft(given(drafted), stranger, 'de'))).toBe('offer_exists');
    expect(types(draft(given(drafted, deleted), own, 'de'))).toBe('offer_exists');
    expect(types(draft(given(), visitor, 'de'))).toBe('offer_not_found');
    expect(draft(given(), own, 'de', { drafts: 100 })).toEqual({
      refusal: { code: 'too_many_drafts', params: { max: 100 } },
    });
    expect(types(draft(given(drafted), own, 'de', { drafts: 100 }))).toEqual([]);
  });
});
