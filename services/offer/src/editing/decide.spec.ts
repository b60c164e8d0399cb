import { describe, expect, it } from 'vitest';
import { OfferEvent } from '@lendring/contracts/offer/events.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { noAskRules } from '@lendring/contracts/rules/may-ask.js';
import { given, own, stranger, types } from '../../testing/decisions.js';
import {
  companyOwner,
  complete,
  deactivated,
  drafted,
  garage,
  offerId,
  owned,
  perDay,
  picture,
  placeId,
  privateOwner,
  published,
  rough,
  strangerId,
} from '../../testing/offer.js';
import { edit } from './decide.js';
import { removeImage } from '../pictures/decide.js';
import { publish } from '../publishing/decide.js';
import { relocate } from '../places/decide.js';
import { offerAggregate } from '../offer/offer.aggregate.js';

describe('editing', () => {
  it('appends only changed fields', () => {
    const changes = {
      categoryId: 102,
      title: 'Kamera',
      description: 'Neu beschrieben.',
      pricings: [perDay],
      autoAccept: true,
      deposit: null,
      depositKind: null,
      tags: [],
      termsVersion: '2024-11',
    };
    expect(edit(given(...complete), own, changes)).toEqual({
      events: [
        {
          type: 'OfferDescribed',
          data: { ...owned, title: 'Kamera', shortDescription: 'Vollformat', description: 'Neu beschrieben.' },
        },
        {
          type: 'OfferRestricted',
          data: { ...owned, commercialOnly: false, autoAccept: true, holdHours: 48, askRules: noAskRules },
        },
      ],
    });
  });

  it('records the booking rules as one event, and nothing when they stay', () => {
    const preparation = { before: { count: 0, unit: 'days' }, after: { count: 6, unit: 'hours' } } as const;
    const bookingRules = { leadDays: 1, leadUntil: '12:00', longestAdvance: 90, preparation };
    const event = { type: 'OfferBookingRulesSet' as const, data: { ...owned, ...bookingRules } };
    expect(edit(given(...complete), own, { bookingRules })).toEqual({ events: [event] });
    expect(edit(given(...complete, event), own, { bookingRules })).toEqual({ events: [] });
    const none = { leadDays: 0, leadUntil: null, longestAdvance: null };
    expect(edit(given(...complete), own, { bookingRules: none })).toEqual({ events: [] });
    expect(edit(given(...complete, event), own, { bookingRules: none })).toMatchObject({
      events: [{ type: 'OfferBookingRulesSet', data: none }],
    });
  });

  it('records the delivery as one event, and its end', () => {
    const delivery = { services: ['bring' as const], steps: [{ upToKm: 10, cents: 1500 }], note: '' };
    const event = { type: 'OfferDeliverySet' as const, data: { ...owned, delivery } };
    expect(edit(given(...complete), own, { delivery })).toEqual({ events: [event] });
    expect(edit(given(...complete, event), own, { delivery })).toEqual({ events: [] });
    expect(edit(given(...complete, event), own, { delivery: null })).toMatchObject({
      events: [{ type: 'OfferDeliverySet', data: { delivery: null } }],
    });
  });

  it('covers all fields in one command, with storable events', () => {
    const decision = edit(
      given(
        drafted,
        { type: 'OfferImageAdded', data: { ...owned, picture: picture(1) } },
        { type: 'OfferImageAdded', data: { ...owned, picture: picture(2) } },
      ),
      own,
      {
        categoryId: 102,
        title: 'Zelt',
        shortDescription: '',
        description: 'Für vier.',
        pricings: [perDay],
        deposit: { minor: 5000, currency: 'EUR' },
        commercialOnly: true,
        autoAccept: true,
        metadata: [{ name: 'Gewicht', value: '4 kg', public: true }],
        parts: [{ name: 'Heringe', count: 12 }],
        tags: ['Camping'],
        imageIds: [picture(2).imageId, picture(1).imageId],
        termsVersion: '2024-11',
      },
    );
    expect(types(decision)).toEqual([
      'OfferCategorised',
      'OfferDescribed',
      'OfferPriced',
      'OfferDepositSet',
      'OfferRestricted',
      'OfferMetadataSet',
      'OfferPartsSet',
      'OfferTagged',
      'OfferImagesOrdered',
      'OfferTermsAccepted',
    ]);
    for (const event of 'events' in decision ? decision.events : []) expect(OfferEvent.parse(event)).toEqual(event);
  });

  it('appends nothing for unchanged values or for an empty change', () => {
    const state = given(...complete);
    expect(types(edit(state, own, {}))).toEqual([]);
    expect(
      types(
        edit(state, own, {
          title: 'Kamera',
          shortDescription: undefined,
          imageIds: [picture(1).imageId],
          pricings: [{ ...perDay }],
          metadata: [],
        }),
      ),
    ).toEqual([]);
  });

  it('merges tags that differ only in case', () => {
    expect(edit(given(drafted), own, { tags: ['Zelt', 'zelt', 'Camping', 'ZELT'] })).toEqual({
      events: [{ type: 'OfferTagged', data: { ...owned, tags: ['Zelt', 'Camping'] } }],
    });
  });

  it('orders pictures, and treats the first picture as the main picture', () => {
    const state = given(
      ...complete,
      ...[2, 3].map((n): OfferEvent => ({ type: 'OfferImageAdded', data: { ...owned, picture: picture(n) } })),
    );
    const imageIds = [picture(3), picture(1), picture(2)].map((image) => image.imageId);
    const decision = edit(state, own, { imageIds });
    expect(decision).toEqual({ events: [{ type: 'OfferImagesOrdered', data: { ...owned, imageIds } }] });
    expect(('events' in decision ? decision.events : []).reduce(offerAggregate.evolve, state).images[0]).toEqual(
      picture(3),
    );
    expect(types(edit(state, own, { imageIds: imageIds.slice(1) }))).toBe('images_differ');
    expect(types(edit(state, own, { imageIds: [...imageIds.slice(1), imageIds[1] ?? ''] }))).toBe('images_differ');
    expect(types(edit(state, own, { imageIds: [...imageIds.slice(1), picture(9).imageId] }))).toBe('image_unknown');
  });

  it.each([0, 1, 42, 999_999])('rejects the unknown category %i', (categoryId) => {
    expect(types(edit(given(drafted), own, { categoryId }))).toBe('category_unknown');
  });

  it.each([100, 700, 1401])('rejects the category group %i', (categoryId) => {
    expect(types(edit(given(drafted), own, { categoryId }))).toBe('category_group');
    const before = given(drafted, { type: 'OfferCategorised', data: { ...owned, categoryId } });
    expect(types(edit(before, own, { categoryId, title: 'Kamera' }))).toEqual(['OfferDescribed']);
  });

  it('accepts a category with children unless the category is a main category', () => {
    expect(types(edit(given(drafted), own, { categoryId: 104 }))).toEqual(['OfferCategorised']);
  });

  it('rejects a price of zero', () => {
    for (const paymentType of [1, 4] as const) {
      const nothing = {
        ...perDay,
        paymentType,
        donationTarget: paymentType === 4 ? 'Tierheim' : null,
        price: { kind: 'money' as const, money: { minor: 0, currency: 'EUR' as const } },
      };
      expect(types(edit(given(drafted), own, { pricings: [perDay, nothing] }))).toBe('amount_needed');
    }
    expect(
      types(edit(given(drafted), own, { pricings: [{ ...perDay, paymentType: 5, price: { kind: 'nothing' } }] })),
    ).toEqual(['OfferPriced']);
  });

  it('rejects prices that add up beyond the limit of amounts for all units', () => {
    const dear = {
      ...perDay,
      maxDuration: 1,
      price: { kind: 'money' as const, money: { minor: limits.money, currency: 'EUR' as const } },
    };
    const offer = given(drafted);
    expect(types(edit(offer, own, { pricings: [dear] }))).toEqual(['OfferPriced']);
    expect(types(edit(offer, own, { pricings: [dear], quantity: 2 }))).toBe('prices_add_up');
    const many = given(drafted, { type: 'OfferQuantitySet', data: { ...owned, quantity: 9, revision: 1 } });
    expect(types(edit(many, own, { pricings: [dear] }))).toBe('prices_add_up');
    expect(types(edit(many, own, { pricings: [dear], quantity: 1 }))).toEqual(['OfferPriced']);
    const older = given(
      drafted,
      { type: 'OfferPriced', data: { ...owned, pricings: [dear] } },
      { type: 'OfferQuantitySet', data: { ...owned, quantity: 9, revision: 1 } },
    );
    expect(types(edit(older, own, { pricings: [dear], title: 'Bühne', quantity: 8 }))).toEqual(['OfferDescribed']);
    expect(types(edit(older, own, { quantity: 10 }))).toBe('prices_add_up');
  });

  it('does not let a private owner restrict an offer to commercial customers', () => {
    expect(types(edit(given(drafted), own, { commercialOnly: true }, privateOwner))).toBe('not_commercial');
    expect(types(edit(given(drafted), own, { commercialOnly: true }, companyOwner))).toEqual(['OfferRestricted']);
    expect(types(edit(given(drafted), own, { commercialOnly: false }, privateOwner))).toEqual([]);
  });

  it('allows an empty draft, but no empty published offer (spec §5)', () => {
    expect(types(edit(given(...complete), own, { title: '', description: '', pricings: [] }))).toEqual([
      'OfferDescribed',
      'OfferPriced',
    ]);
    for (const state of [given(...published), given(...published, deactivated)]) {
      expect(types(edit(state, own, { title: '' }))).toBe('title_needed');
      expect(types(edit(state, own, { description: '' }))).toBe('description_needed');
      expect(types(edit(state, own, { pricings: [] }))).toBe('pricing_needed');
      expect(types(removeImage(state, own, picture(1).imageId))).toBe('image_needed');
    }
  });

  it('ends the edit of a public offer with one event for subscribers', () => {
    expect(types(edit(given(...published), own, { title: 'Neuer Titel', autoAccept: true }))).toEqual([
      'OfferDescribed',
      'OfferRestricted',
      'OfferRevised',
    ]);
    expect(types(edit(given(...published), own, { title: 'Kamera' }))).toEqual([]);
    expect(types(edit(given(...published, deactivated), own, { title: 'Neuer Titel' }))).toEqual(['OfferDescribed']);
  });
});

describe('an offer’s own place', () => {
  const there = { ...privateOwner, place: garage, placeId };
  const placed: OfferEvent = { type: 'OfferPlaced', data: { ...owned, placeId } };

  it('is stored in a draft, and published with the offer', () => {
    const decision = edit(given(...complete), own, { placeId }, there);
    expect(decision).toEqual({ events: [placed] });
    for (const event of 'events' in decision ? decision.events : []) expect(OfferEvent.parse(event)).toEqual(event);
    expect(types(edit(given(...complete, placed), own, { placeId }, there))).toEqual([]);
    expect(publish(given(...complete, placed), own, there)).toMatchObject({
      events: [{ type: 'OfferPublished', data: { place: garage } }],
    });
  });

  it('moves a published offer at once, and back to the profile address on request', () => {
    const decision = edit(given(...published), own, { placeId }, there);
    expect(decision).toMatchObject({
      events: [
        placed,
        { type: 'OfferRelocated', data: { place: garage, status: 'active' } },
        { type: 'OfferRevised', data: { place: garage } },
      ],
    });
    const moved = given(...published, ...('events' in decision ? decision.events : []));
    expect(edit(moved, own, { placeId: null }, privateOwner)).toMatchObject({
      events: [
        { type: 'OfferPlaced', data: { placeId: null } },
        { type: 'OfferRelocated', data: { place: rough } },
        { type: 'OfferRevised' },
      ],
    });
    expect(types(edit(moved, own, { title: 'Kamera Zwei' }))).toEqual(['OfferDescribed', 'OfferRevised']);
  });

  it('must belong to the owner', () => {
    for (const owner of [null, privateOwner, { ...there, placeId: strangerId }])
      expect(types(edit(given(...published), own, { placeId }, owner))).toBe('place_unknown');
    expect(types(edit(given(...published), stranger, { placeId }, there))).toBe('offer_not_found');
  });

  it('falls back to the profile address when the place is deleted', () => {
    const there1 = given(...published, placed, {
      type: 'OfferRelocated',
      data: { ...owned, place: garage, commercial: false },
    });
    expect(relocate(there1, offerId, there)).toEqual({ events: [] });
    expect(relocate(there1, offerId, privateOwner)).toMatchObject({
      events: [
        { type: 'OfferPlaced', data: { placeId: null } },
        { type: 'OfferRelocated', data: { place: rough } },
      ],
    });
  });
});
