import { describe, expect, it } from 'vitest';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { OfferChanges } from '@lendring/contracts/offer/commands.js';
import { OfferEvent } from '@lendring/contracts/offer/events.js';
import {
  activate,
  addImage,
  deactivate,
  draft,
  keepToGroups,
  publish,
  relocate,
  remove,
  removeImage,
  type OfferDecision,
} from './decide.js';
import { edit } from './edit.js';
import { offerAggregate, type OfferState } from './offer.js';
import {
  companyOwner,
  complete,
  deactivated,
  deleted,
  described,
  drafted,
  exact,
  garage,
  offerId,
  owned,
  ownerId,
  perDay,
  picture,
  placeId,
  privateOwner,
  published,
  rough,
  strangerId,
} from '../../testing/offer.js';

const given = (...events: readonly OfferEvent[]): OfferState =>
  events.reduce(offerAggregate.evolve, offerAggregate.initialState);
const own = { offerId, userId: ownerId };
const stranger = { offerId, userId: strangerId };
const visitor = { offerId, userId: null };
const types = (decision: OfferDecision) =>
  'events' in decision ? decision.events.map((event) => event.type) : decision.refusal.code;
const without = (...gone: readonly OfferEvent['type'][]) => complete.filter((event) => !gone.includes(event.type));

describe('drafting', () => {
  it('begins an offer in the language of its owner', () => {
    expect(draft(given(), own, 'nl')).toEqual({
      events: [{ type: 'OfferDrafted', data: { ...owned, language: 'nl' } }],
    });
  });

  it('does nothing twice and gives no id away that is taken', () => {
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

describe('editing', () => {
  it('tells only what differs', () => {
    const changes = {
      categoryId: 102,
      title: 'Kamera',
      description: 'Neu beschrieben.',
      pricings: [perDay],
      autoAccept: true,
      deposit: null,
      tags: [],
      termsVersion: '2024-11',
    };
    expect(edit(given(...complete), own, changes)).toEqual({
      events: [
        {
          type: 'OfferDescribed',
          data: { ...owned, title: 'Kamera', shortDescription: 'Vollformat', description: 'Neu beschrieben.' },
        },
        { type: 'OfferRestricted', data: { ...owned, commercialOnly: false, autoAccept: true } },
      ],
    });
  });

  it('is complete in one go, with events that can be stored', () => {
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
      'OfferTagged',
      'OfferImagesOrdered',
      'OfferTermsAccepted',
    ]);
    for (const event of 'events' in decision ? decision.events : []) expect(OfferEvent.parse(event)).toEqual(event);
  });

  it('does nothing when all is so already, and nothing for no changes', () => {
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

  it('takes tags that differ only in case once', () => {
    expect(edit(given(drafted), own, { tags: ['Zelt', 'zelt', 'Camping', 'ZELT'] })).toEqual({
      events: [{ type: 'OfferTagged', data: { ...owned, tags: ['Zelt', 'Camping'] } }],
    });
  });

  it('orders pictures; the first is the main one', () => {
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

  it.each([0, 1, 42, 999_999])('knows no category %i', (categoryId) => {
    expect(types(edit(given(drafted), own, { categoryId }))).toBe('category_unknown');
  });

  it.each([100, 700, 1401])('takes no group of categories: %i', (categoryId) => {
    expect(types(edit(given(drafted), own, { categoryId }))).toBe('category_group');
    const before = given(drafted, { type: 'OfferCategorised', data: { ...owned, categoryId } });
    expect(types(edit(before, own, { categoryId, title: 'Kamera' }))).toEqual(['OfferDescribed']);
  });

  it('takes a category that has others below it, as long as it is no main one', () => {
    expect(types(edit(given(drafted), own, { categoryId: 104 }))).toEqual(['OfferCategorised']);
  });

  it('is for money that is some', () => {
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

  it('keeps nothing of a private person for commercial customers, and says so', () => {
    expect(types(edit(given(drafted), own, { commercialOnly: true }, privateOwner))).toBe('not_commercial');
    expect(types(edit(given(drafted), own, { commercialOnly: true }, companyOwner))).toEqual(['OfferRestricted']);
    expect(types(edit(given(drafted), own, { commercialOnly: false }, privateOwner))).toEqual([]);
  });

  it('lets drafts be empty, published offers not (spec §5)', () => {
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

  it('closes the edit of a public offer with one line for its followers', () => {
    expect(types(edit(given(...published), own, { title: 'Neuer Titel', autoAccept: true }))).toEqual([
      'OfferDescribed',
      'OfferRestricted',
      'OfferRevised',
    ]);
    expect(types(edit(given(...published), own, { title: 'Kamera' }))).toEqual([]);
    expect(types(edit(given(...published, deactivated), own, { title: 'Neuer Titel' }))).toEqual(['OfferDescribed']);
  });
});

describe('pictures', () => {
  it('are at most ten', () => {
    const ten = given(
      drafted,
      ...Array.from({ length: 10 }, (_, n): OfferEvent => ({
        type: 'OfferImageAdded',
        data: { ...owned, picture: picture(n) },
      })),
    );
    expect(addImage(ten, own, picture(10))).toEqual({ refusal: { code: 'too_many_images', params: { max: 10 } } });
    expect(types(addImage(ten, own, picture(9)))).toEqual([]);
  });

  it('are added and removed once', () => {
    expect(types(addImage(given(drafted), own, picture(1)))).toEqual(['OfferImageAdded']);
    expect(types(addImage(given(...complete), own, picture(1)))).toEqual([]);
    expect(types(removeImage(given(...complete), own, picture(1).imageId))).toEqual(['OfferImageRemoved']);
    expect(types(removeImage(given(drafted), own, picture(1).imageId))).toEqual([]);
  });
});

describe('publishing', () => {
  it('freezes the public place and tells the category', () => {
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

  it('needs an agreement that counts today, where it was never published', () => {
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

  it('needs the profile of its owner, and legal hints of commercial ones (spec §5)', () => {
    const state = given(...complete);
    expect(types(publish(state, own, null))).toBe('profile_incomplete');
    expect(types(publish(state, own, { ...privateOwner, completed: false }))).toBe('profile_incomplete');
    expect(types(publish(state, own, { ...companyOwner, completedCommercial: false }))).toBe('legal_hints_needed');
    expect(types(publish(state, own, companyOwner))).toEqual(['OfferPublished']);
  });

  it('does nothing twice, and brings an inactive offer back', () => {
    expect(types(publish(given(...published), own, null))).toEqual([]);
    expect(types(publish(given(...published, deactivated), own, privateOwner))).toEqual(['OfferActivated']);
  });
});

describe('taking offline and back', () => {
  it('needs something published', () => {
    expect(types(activate(given(...complete), own, privateOwner))).toBe('not_published');
    expect(types(deactivate(given(...complete), own))).toBe('not_published');
  });

  it('does nothing twice', () => {
    expect(types(deactivate(given(...published), own))).toEqual(['OfferDeactivated']);
    expect(types(deactivate(given(...published, deactivated), own))).toEqual([]);
    expect(types(activate(given(...published), own, privateOwner))).toEqual([]);
  });

  it('checks again what publishing asks for, and takes the place of today', () => {
    const state = given(...published, deactivated);
    expect(types(activate(state, own, { ...companyOwner, completedCommercial: false }))).toBe('legal_hints_needed');
    expect(types(activate(state, own, companyOwner))).toEqual(['OfferRelocated', 'OfferActivated']);
    expect(types(activate(state, own, privateOwner))).toEqual(['OfferActivated']);
  });

  it('ends with deleting, once', () => {
    for (const state of [given(drafted), given(...published), given(...published, deactivated)])
      expect(types(remove(state, own))).toEqual(['OfferDeleted']);
    expect(types(remove(given(drafted, deleted), own))).toEqual([]);
    expect(types(edit(given(drafted, deleted), own, { title: 'x' }))).toBe('offer_deleted');
  });
});

describe('a place of its own', () => {
  const there = { ...privateOwner, place: garage, placeId };
  const placed: OfferEvent = { type: 'OfferPlaced', data: { ...owned, placeId } };

  it('is noted in a draft, and shown from publishing on', () => {
    const decision = edit(given(...complete), own, { placeId }, there);
    expect(decision).toEqual({ events: [placed] });
    for (const event of 'events' in decision ? decision.events : []) expect(OfferEvent.parse(event)).toEqual(event);
    expect(types(edit(given(...complete, placed), own, { placeId }, there))).toEqual([]);
    expect(publish(given(...complete, placed), own, there)).toMatchObject({
      events: [{ type: 'OfferPublished', data: { place: garage } }],
    });
  });

  it('moves what is published at once, and back to the address of the profile', () => {
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

  it('has to be one of the owner’s', () => {
    for (const owner of [null, privateOwner, { ...there, placeId: strangerId }])
      expect(types(edit(given(...published), own, { placeId }, owner))).toBe('place_unknown');
    expect(types(edit(given(...published), stranger, { placeId }, there))).toBe('offer_not_found');
  });

  it('that is gone leaves the offer at the address of the profile', () => {
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

describe('strangers', () => {
  const commands: readonly (readonly [
    string,
    (state: OfferState, asked: typeof own | typeof visitor) => OfferDecision,
  ])[] = [
    ['edit', (state, asked) => edit(state, asked, { title: 'Meins' })],
    ['add a picture', (state, asked) => addImage(state, asked, picture(2))],
    ['remove a picture', (state, asked) => removeImage(state, asked, picture(1).imageId)],
    ['publish', (state, asked) => publish(state, asked, privateOwner)],
    ['activate', (state, asked) => activate(state, asked, privateOwner)],
    ['deactivate', deactivate],
    ['delete', remove],
  ];

  it.each(commands)('cannot %s, nor learn whether there is anything', (_, command) => {
    for (const state of [
      given(),
      given(drafted),
      given(...published),
      given(...published, deactivated),
      given(drafted, deleted),
    ]) {
      expect(types(command(state, stranger))).toBe('offer_not_found');
      expect(types(command(state, visitor))).toBe('offer_not_found');
    }
  });
});

describe('the groups of an offer', () => {
  const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
  const everybody: Audience = { ...forEverybody, groupIds: [garden], freeForMembers: true };
  const members: Audience = { ...everybody, seenBy: 'members', lentTo: 'members' };
  const set = (audience: OfferChanges['audience'], groups: readonly string[] = [garden]) =>
    edit(given(...published), own, { audience }, null, groups);
  const among = (audience: Audience) =>
    given(...published, { type: 'OfferAudienceSet', data: { ...owned, ...audience } });

  it('are those of its owner', () => {
    expect(set(everybody)).toMatchObject({
      events: [
        { type: 'OfferAudienceSet', data: { ...owned, ...everybody } },
        { type: 'OfferRevised', data: owned },
      ],
    });
    expect(types(set({ ...everybody, groupIds: [garden, boats] }))).toBe('group_unknown');
    expect(types(edit(given(...published), stranger, { audience: everybody }, null, [garden]))).toBe('offer_not_found');
  });

  it('are needed for what is for members', () => {
    for (const rule of [{ seenBy: 'members' }, { lentTo: 'members' }, { freeForMembers: true }] as const)
      expect(types(set({ ...forEverybody, ...rule }))).toBe('group_needed');
    expect(types(set(forEverybody))).toEqual([]);
  });

  it('are left with them, and nobody sees what was for their members', () => {
    const state = among({ ...members, groupIds: [garden, boats] });
    expect(types(keepToGroups(state, offerId, [boats, garden]))).toEqual([]);
    expect(keepToGroups(state, offerId, [boats])).toMatchObject({
      events: [{ data: { ...members, groupIds: [boats] } }, { type: 'OfferRevised', data: { membersOnly: true } }],
    });
    expect(keepToGroups(state, offerId, [])).toMatchObject({
      events: [{ data: { ...members, groupIds: [] } }, { type: 'OfferRevised' }],
    });
    expect(types(keepToGroups(given(), offerId, []))).toEqual([]);
  });

  it('may own the thing, while it is lent in them', () => {
    const ours = { ...everybody, belongsTo: garden };
    expect(set(ours)).toMatchObject({ events: [{ data: { belongsTo: garden } }, { type: 'OfferRevised' }] });
    expect(types(set({ ...everybody, belongsTo: boats }, [garden, boats]))).toBe('group_unknown');
    const state = among({ ...ours, groupIds: [garden, boats] });
    expect(keepToGroups(state, offerId, [garden])).toMatchObject({ events: [{ data: { belongsTo: garden } }, {}] });
    expect(keepToGroups(state, offerId, [boats])).toMatchObject({ events: [{ data: { belongsTo: null } }, {}] });
  });

  it('are told to others as an offer that comes and goes', () => {
    const flags = (decision: OfferDecision) =>
      'events' in decision ? decision.events.map(({ data }) => 'membersOnly' in data) : decision.refusal;
    expect(flags(activate(given(...published, deactivated), own, privateOwner))).toEqual([false]);
    expect(flags(deactivate(among(members), own))).toEqual([true]);
    expect(flags(remove(among(members), own))).toEqual([true]);
    expect(flags(relocate(among(members), offerId, companyOwner))).toEqual([true]);
  });
});

describe('moving with the owner', () => {
  it('touches what was published, once', () => {
    for (const [state, status] of [
      [given(...published), 'active'],
      [given(...published, deactivated), 'inactive'],
    ] as const) {
      expect(relocate(state, offerId, companyOwner)).toEqual({
        events: [{ type: 'OfferRelocated', data: { ...owned, place: exact, commercial: true, status } }],
      });
      expect(
        types(relocate(state, offerId, { ...privateOwner, place: { ...rough, point: { ...rough.point } } })),
      ).toEqual([]);
    }
    for (const state of [given(), given(...complete), given(...published, deleted)])
      expect(types(relocate(state, offerId, companyOwner))).toEqual([]);
    expect(types(relocate(given(...published), offerId, null))).toEqual([]);
  });
});

describe('an erased owner', () => {
  it('leaves empty texts', () => {
    const erased: OfferEvent = {
      type: 'OfferDescribed',
      data: { ...owned, title: null, shortDescription: null, description: null },
    };
    expect(
      given(...published, described, erased, { type: 'OfferMetadataSet', data: { ...owned, metadata: null } }),
    ).toMatchObject({ title: '', description: '', metadata: [] });
  });
});
