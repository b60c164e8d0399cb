import { describe, expect, it } from 'vitest';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { relocate } from './places/decide.js';
import { activate, deactivate, remove } from './publishing/decide.js';
import { edit } from './editing/decide.js';
import {
  companyOwner,
  complete,
  deactivated,
  exact,
  offerId,
  owned,
  ownerId,
  privateOwner,
  published,
  rough,
} from '../testing/offer.js';
import { offerAggregate, type OfferState } from './offer/offer.aggregate.js';
import { publish } from './publish.js';

const given = (...events: readonly OfferEvent[]): OfferState =>
  events.reduce(offerAggregate.evolve, offerAggregate.initialState);
const own = { offerId, userId: ownerId };
const shown = ({ street: _street, postal: _postal, ...place }: typeof rough) => place;

const told = (decision: ReturnType<typeof edit>) => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events.flatMap((event) => publish(event) ?? []).map((said) => OfferIntegrationEvent.parse(said));
};
const said = (type: string, data: object) => ({ type, subject: offerId, data: { ownerId, ...data } });
const facts = { categoryId: 102, place: shown(rough), commercial: false };

describe('published events of an offer', () => {
  it('contain the public place without street and postal code, even for a shop', () => {
    expect(published.flatMap((event) => publish(event) ?? [])).toEqual([said('offer.published', facts)]);
    expect(told(activate(given(...published, deactivated), own, companyOwner))).toEqual([
      said('offer.published', { categoryId: 102, place: shown(exact), commercial: true }),
    ]);
  });

  it('report a change with the resulting facts', () => {
    expect(told(edit(given(...published), own, { title: 'Andere Kamera' }))).toEqual([said('offer.changed', facts)]);
    expect(told(edit(given(...published), own, { categoryId: 405 }))).toEqual([
      said('offer.changed', { ...facts, categoryId: 405 }),
    ]);
    expect(told(relocate(given(...published), offerId, companyOwner))).toEqual([
      said('offer.changed', { place: shown(exact), commercial: true }),
    ]);
  });

  it('report a withdrawal when the offer becomes members-only, and a publication when that ends', () => {
    const groups = ['g4rt3nfr3n'];
    const audience: Audience = { ...forEverybody, groupIds: groups, seenBy: 'members' };
    const kept = given(...published, { type: 'OfferAudienceSet', data: { ...owned, ...audience } });
    expect(told(edit(given(...published), own, { audience }, null, groups))).toEqual([
      said('offer.withdrawn', { status: 'inactive' }),
    ]);
    const forAll: Audience = { ...audience, seenBy: 'everyone' };
    expect(told(edit(kept, own, { audience: forAll }, null, groups))).toEqual([said('offer.published', facts)]);
    expect(told(edit(kept, own, { title: 'Andere Kamera' }))).toEqual([
      said('offer.changed', { ...facts, membersOnly: true }),
    ]);
    expect(told(deactivate(kept, own))).toEqual([said('offer.withdrawn', { status: 'inactive', membersOnly: true })]);
    expect(told(remove(kept, own))).toEqual([said('offer.withdrawn', { status: 'deleted', membersOnly: true })]);
  });

  it('state a new number of units', () => {
    const units = { quantity: 12 };
    expect(publish({ type: 'OfferRevised', data: { ...owned, ...units } })).toEqual(said('offer.changed', units));
  });

  it('state changed days without the reason, and only of offers that are online for everybody', () => {
    const key = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c';
    const [start, end] = ['2099-06-06T22:00:00.000Z', '2099-06-08T22:00:00.000Z'];
    const changes = (listed: { readonly listed?: true }): readonly LoanEvent[] => [
      { type: 'OfferTaken', data: { offerId, key, start, end, units: 2, ...listed } },
      { type: 'OfferBlocked', data: { offerId, key, periods: [{ start, end }], ...listed } },
      { type: 'OfferFreed', data: { offerId, key, ...listed } },
    ];
    for (const change of changes({ listed: true }))
      expect(publish(change)).toEqual({ type: 'offer.calendar_changed', subject: offerId, data: {} });
    for (const change of changes({})) expect(publish(change)).toBeNull();
    const opening = { ownerId, openings: [], offerIds: [offerId] };
    expect(publish({ type: 'OffersOpeningSet', data: { ...opening, listed: true } })).toEqual({
      type: 'offer.opening_changed',
      subject: ownerId,
      data: {},
    });
    expect(publish({ type: 'OffersOpeningSet', data: opening })).toBeNull();
  });

  it('omit non-public changes such as drafts and moves of offline offers', () => {
    expect(told(edit(given(...complete), own, { title: 'Andere Kamera' }))).toEqual([]);
    expect(told(remove(given(...complete), own))).toEqual([]);
    expect(
      told(
        relocate(given(...published, deactivated), offerId, { ...privateOwner, place: { ...rough, city: 'Staufen' } }),
      ),
    ).toEqual([]);
  });

  it('report the withdrawal, and whether the withdrawal is final', () => {
    expect(told(deactivate(given(...published), own))).toEqual([said('offer.withdrawn', { status: 'inactive' })]);
    expect(told(remove(given(...published), own))).toEqual([said('offer.withdrawn', { status: 'deleted' })]);
  });

  it('include events of older logs, and never a place that was not requested', () => {
    expect(publish({ type: 'OfferRevised', data: owned })).toEqual(said('offer.changed', {}));
    expect(publish({ type: 'OfferRelocated', data: { ...owned, place: rough, commercial: false } })).toBeNull();
    expect(publish({ type: 'OfferDeleted', data: owned })).toEqual(said('offer.withdrawn', { status: 'deleted' }));
  });
});
