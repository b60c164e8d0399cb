import { describe, expect, it } from 'vitest';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { given, own, types } from '../../testing/decisions.js';
import {
  companyOwner,
  complete,
  deactivated,
  deleted,
  drafted,
  owned,
  privateOwner,
  published,
  rough,
} from '../../testing/offer.js';
import { edit } from '../editing/decide.js';
import { publish, activate, deactivate, remove } from './decide.js';

const without = (...gone: readonly OfferEvent['type'][]) => complete.filter((event) => !gone.includes(event.type));

describe('publishing', () => {
  it('freezes the public place and includes the category', () => {
    expect(publish(given(...complete), own, privateOwner)).toEqual({
      events: [{ type: 'OfferPublished', data: { ...owned, categoryId: 102, place: rough, commercial: false } }],
    });
  });

  it.each([
    ['category_needed', 'OfferCategorised'],
    ['image_needed', 'OfferImageAdded'],
    ['title_needed', 'OfferDescribed'],
    ['pricing_needed', 'OfferPriced'],
    ['terms_needed', 'OfferTermsAccepted'],
  ] as const)('%s without %s (spec §5)', (code, type) =>
    expect(types(publish(given(...without(type)), own, privateOwner))).toBe(code),
  );

  it('needs a currently valid agreement for a first publication', () => {
    expect(types(publish(given(...complete), own, privateOwner, ['1+0']))).toBe('terms_needed');
    expect(types(publish(given(...complete), own, privateOwner, ['1+0', '2024-11']))).toEqual(['OfferPublished']);
    expect(types(publish(given(...published, deactivated), own, privateOwner, ['1+0']))).toEqual(['OfferActivated']);
  });

  it('needs a description (spec §5)', () => {
    const empty: OfferEvent = {
      type: 'OfferDescribed',
      data: { ...owned, title: 'Kamera', shortDescription: '', description: '' },
    };
    expect(types(publish(given(...complete, empty), own, privateOwner))).toBe('description_needed');
  });

  it('needs the profile of its owner, and legal hints of commercial owners (spec §5)', () => {
    const state = given(...complete);
    expect(types(publish(state, own, null))).toBe('profile_incomplete');
    expect(types(publish(state, own, { ...privateOwner, completed: false }))).toBe('profile_incomplete');
    expect(types(publish(state, own, { ...companyOwner, completedCommercial: false }))).toBe('legal_hints_needed');
    expect(types(publish(state, own, companyOwner))).toEqual(['OfferPublished']);
  });

  it('is idempotent, and reactivates an inactive offer', () => {
    expect(types(publish(given(...published), own, null))).toEqual([]);
    expect(types(publish(given(...published, deactivated), own, privateOwner))).toEqual(['OfferActivated']);
  });
});

describe('deactivation and reactivation', () => {
  it('need a published offer', () => {
    expect(types(activate(given(...complete), own, privateOwner))).toBe('not_published');
    expect(types(deactivate(given(...complete), own))).toBe('not_published');
  });

  it('are idempotent', () => {
    expect(types(deactivate(given(...published), own))).toEqual(['OfferDeactivated']);
    expect(types(deactivate(given(...published, deactivated), own))).toEqual([]);
    expect(types(activate(given(...published), own, privateOwner))).toEqual([]);
  });

  it('check the publishing rules again, and use the current place', () => {
    const state = given(...published, deactivated);
    expect(types(activate(state, own, { ...companyOwner, completedCommercial: false }))).toBe('legal_hints_needed');
    expect(types(activate(state, own, companyOwner))).toEqual(['OfferRelocated', 'OfferActivated']);
    expect(types(activate(state, own, privateOwner))).toEqual(['OfferActivated']);
  });

  it('are refused after deletion, which happens once', () => {
    for (const state of [given(drafted), given(...published), given(...published, deactivated)])
      expect(types(remove(state, own))).toEqual(['OfferDeleted']);
    expect(types(remove(given(drafted, deleted), own))).toEqual([]);
    expect(types(edit(given(drafted, deleted), own, { title: 'x' }))).toBe('offer_deleted');
  });
});
