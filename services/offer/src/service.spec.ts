import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { noAskRules } from '@lendring/contracts/rules/may-ask.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import { OfferView } from '@lendring/contracts/offer/offer.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import {
  companyOwner,
  garage,
  offerId,
  ownerId,
  picture,
  placeId,
  privateOwner,
  rough,
  strangerId,
} from '../testing/offer.js';
import { asking, at, runningService, system, user, visitor } from '../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(ownerId);
const one = { offerId, askerId: null };
const otherOffer = 'z'.repeat(10);
const published = async () => {
  await service.drafted();
  await service.commands.publish(one, service.by(own));
  await service.settle();
};

describe('the offer service API', () => {
  it('returns answers that match its schemas', async () => {
    await published();
    const { queries } = service;
    const paging = { page: 1, size: 20 };
    const answers = {
      one: await queries.one(one, asking(own)),
      many: await queries.many({ offerIds: [offerId] }, asking(visitor)),
      own: await queries.own({ paging }, asking(own)),
      search: await queries.search({ includeCommercialOnly: false, sort: 'newest', paging }, asking(visitor)),
      finders: await queries.finders(
        { offerId, searches: [{ includeCommercialOnly: true }, { includeCommercialOnly: true, ownerId: strangerId }] },
        asking(system),
      ),
      imageRoom: await queries.imageRoom(one, asking(own)),
      siteMap: await queries.siteMap({ paging }, asking(visitor)),
      terms: await queries.terms(one, asking(system)),
    };
    expect(answers.finders).toEqual([0]);
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer).not.toBeNull();
      expect(offerApi.queries[name as keyof typeof answers].answer.parse(answer)).toEqual(answer);
    }
  });

  it('publishes complete offers and makes them searchable', async () => {
    await service.drafted();
    await service.settle();
    expect(await service.queries.one(one, asking(visitor))).toBeNull();
    expect(service.search.documents.size).toBe(0);
    expect(await service.commands.publish(one, service.by(own))).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({
      status: 'active',
      title: 'Kamera',
      place: rough,
      publishedAt: at,
      hits: null,
    });
    expect(service.search.documents.get(offerId)).toMatchObject({
      title: 'Kamera',
      point: rough.point,
      dayPrice: 1500,
    });
    expect(await service.queries.terms(one, asking(system))).toEqual({
      membersOnly: false,
      depositPerUnit: false,
      groupIds: [],
      belongsTo: null,
      town: { country: rough.country, cityId: rough.cityId, city: rough.city },
      offerId,
      ownerId,
      title: 'Kamera',
      imageId: picture(1).imageId,
      imageSize: { width: picture(1).width, height: picture(1).height },
      pricings: expect.any(Array),
      deposit: null,
      depositKind: null,
      autoAccept: false,
      holdHours: 48,
      bookingRules: noBookingRules,
      askRules: noAskRules,
      delivery: null,
      parts: [],
      place: { country: rough.country, point: rough.point, radius: rough.radius },
      commercialOnly: false,
      zone: 'Europe/Berlin',
      language: 'de',
      placeId: null,
    });
  });

  it('queries the account service before publishing', async () => {
    await service.drafted();
    service.owners.set(ownerId, null);
    expect(await service.commands.publish(one, service.by(own))).toEqual({
      ok: false,
      refusal: { code: 'profile_incomplete' },
    });
    service.owners.set(ownerId, { ...companyOwner, completedCommercial: false });
    expect(await service.commands.publish(one, service.by(own))).toEqual({
      ok: false,
      refusal: { code: 'legal_hints_needed' },
    });
  });

  it('hides drafts, offline offers and free slots from strangers', async () => {
    await published();
    await service.commands.deactivate(one, service.by(own));
    await service.settle();
    for (const actor of [visitor, user(strangerId)]) {
      expect(await service.queries.one(one, asking(actor))).toBeNull();
      expect(await service.queries.many({ offerIds: [offerId] }, asking(actor))).toEqual([]);
      expect(await service.queries.imageRoom(one, asking(actor))).toBeNull();
      expect((await service.queries.own({ paging: { page: 1, size: 10 } }, asking(actor))).items).toEqual([]);
    }
    expect(await service.queries.terms(one, asking(system))).toBeNull();
    expect(service.search.documents.size).toBe(0);
    expect(await service.queries.one(one, asking(own))).toMatchObject({ status: 'inactive', hits: 0 });
    expect(await service.queries.imageRoom(one, asking(own))).toBe(9);
  });

  it('keeps private metadata for the owner', async () => {
    await published();
    const metadata = [
      { name: 'Baujahr', value: '2021', public: true },
      { name: 'Seriennummer', value: 'N-4711', public: false },
    ];
    await service.commands.edit({ ...one, changes: { metadata } }, service.by(own));
    await service.settle();
    expect((await service.queries.one(one, asking(own)))?.metadata).toEqual(metadata);
    const seen = await service.queries.one(one, asking(user(strangerId)));
    expect(seen?.metadata).toEqual(metadata.slice(0, 1));
    expect(OfferView.parse(seen)).toEqual(seen);
    expect(JSON.stringify(await service.store.read(`offer-${offerId}`))).toContain('N-4711');
    expect(JSON.stringify(await service.ports.store.read(`offer-${offerId}`))).not.toContain('N-4711');
  });

  it('accepts an offer only at a place of its owner', async () => {
    await published();
    const edit = (actor = own) => service.commands.edit({ ...one, changes: { placeId } }, service.by(actor));
    expect(await edit()).toEqual({ ok: false, refusal: { code: 'place_unknown' } });
    service.places.set(placeId, garage);
    expect(await edit(user(strangerId))).toEqual({ ok: false, refusal: { code: 'offer_not_found' } });
    expect(await Promise.all([edit(), edit()])).toMatchObject([{ ok: true }, { ok: true }]);
    await service.settle();
    expect(await service.queries.terms(one, asking(system))).toMatchObject({ placeId });
    expect((await service.store.read(`offer-${offerId}`)).filter(({ type }) => type === 'OfferPlaced')).toHaveLength(1);
  });

  it('lists the offers of a user by last change, page by page', async () => {
    for (const [n, id] of ['a', 'b', 'c'].entries()) {
      await service.commands.draft(
        { offerId: id.repeat(10) },
        { ...service.by(own), at: `2025-05-0${n + 1}T00:00:00.000Z` },
      );
    }
    await service.settle();
    const page = (number: number) =>
      service.queries.own({ status: 'draft', paging: { page: number, size: 2 } }, asking(own));
    expect(await page(1)).toMatchObject({ total: 3, items: [{ offerId: 'cccccccccc' }, { offerId: 'bbbbbbbbbb' }] });
    expect(await page(2)).toMatchObject({ total: 3, items: [{ offerId: 'aaaaaaaaaa' }] });
  });

  it('filters and sorts the offers of a user in every state, without offers of other users', async () => {
    const titles = ['Bohrhammer', 'Zelt für vier', 'Zelt 2', 'Leiter'];
    for (const [n, title] of titles.entries()) {
      const id = `title0000${n}`;
      await service.drafted(id);
      await service.commands.edit(
        { offerId: id, changes: { title } },
        { ...service.by(own), at: `2025-05-1${n}T00:00:00.000Z` },
      );
    }
    await service.drafted('title00009', strangerId);
    await service.commands.edit(
      { offerId: 'title00009', changes: { title: 'Zelt des Nachbarn' } },
      service.by(user(strangerId)),
    );
    await service.commands.publish({ offerId: 'title00002' }, { ...service.by(own), at: '2025-05-20T00:00:00.000Z' });
    for (const eye of ['a', 'b'])
      await service.commands.countHit({ offerId: 'title00002', visitor: eye.repeat(32) }, service.by(user(strangerId)));
    await service.settle();
    const asked = async (question: object, page = 1, size = 2) => {
      const { items, total } = await service.queries.own({ ...question, paging: { page, size } }, asking(own));
      return [total, ...items.map(({ title }) => title)];
    };
    expect(await asked({ text: 'zelt' })).toEqual([2, 'Zelt 2', 'Zelt für vier']);
    expect(await asked({ text: 'vier zelt', status: 'draft' })).toEqual([1, 'Zelt für vier']);
    expect(await asked({ text: 'vier', status: 'active' })).toEqual([0]);
    expect(await asked({ sort: 'title' })).toEqual([4, 'Bohrhammer', 'Leiter']);
    expect(await asked({ sort: 'title' }, 2)).toEqual([4, 'Zelt 2', 'Zelt für vier']);
    expect(await asked({ sort: 'hits' }, 1, 1)).toEqual([4, 'Zelt 2']);
    expect(await asked({ text: 'zelt', sort: 'newest' })).toEqual([2, 'Zelt für vier', 'Zelt 2']);
  });

  it('keeps the order and distances of search results and checks availability on every day', async () => {
    await published();
    await service.drafted(otherOffer, strangerId);
    service.owners.set(strangerId, { ...privateOwner, place: { ...rough, point: { lat: 48.5, lng: 7.86 } } });
    await service.commands.publish({ offerId: otherOffer }, service.by(user(strangerId)));
    await service.settle();
    const { items, total } = await service.queries.search(
      {
        includeCommercialOnly: false,
        sort: 'distance',
        paging: { page: 1, size: 20 },
        near: { ...rough.point, radiusKm: 100 },
        freeOn: { from: '2025-05-30', to: '2025-06-02' },
      },
      asking(visitor),
    );
    expect([total, items.map((card) => [card.offerId, Math.round(card.distanceKm ?? -1)])]).toEqual([
      2,
      [
        [otherOffer, 56],
        [offerId, 0],
      ],
    ]);
    expect(service.search.asked.at(-1)).toEqual({
      askersGroups: [],
      includeCommercialOnly: false,
      sort: 'distance',
      page: 1,
      size: 20,
      near: { ...rough.point, radiusKm: 100 },
      freeOn: ['2025-05-30', '2025-05-31', '2025-06-01'],
      takesDays: 3,
      at,
    });
  });

  it('executes a command once and refuses its id for another command', async () => {
    await published();
    const once = service.by(own, 'once');
    const first = await service.commands.deactivate(one, once);
    expect(await service.commands.deactivate(one, once)).toEqual(first);
    expect(await service.commands.activate(one, once)).toEqual({
      ok: false,
      refusal: { code: 'idempotency_key_reused' },
    });
  });

  it('allows relocation by the system only', async () => {
    expect(await service.commands.relocate({ ownerId }, service.by(own))).toEqual({
      ok: false,
      refusal: { code: 'not_owner' },
    });
    expect(await service.commands.relocate({ ownerId }, service.by(system))).toMatchObject({ ok: true });
  });
});

describe('parallel commands', () => {
  it('never leave a published offer incomplete', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = `race${String(round).padStart(6, '0')}`;
      await service.drafted(id);
      const [publishing, emptying] = await Promise.all([
        service.commands.publish({ offerId: id }, service.by(own)),
        service.commands.edit({ offerId: id, changes: { title: '' } }, service.by(own)),
      ]);
      await service.settle();
      const view = await service.queries.one({ offerId: id }, asking(own));
      expect([publishing.ok, emptying.ok].filter(Boolean)).toHaveLength(1);
      expect(view?.status === 'active').toBe(publishing.ok);
      if (publishing.ok) expect(view?.title).toBe('Kamera');
    }
  });

  it('never admit more than ten pictures', async () => {
    await service.drafted();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        service.commands.addImage({ offerId, picture: picture(n + 2) }, service.by(own)),
      ),
    );
    const answers = await Promise.all(
      [10, 11, 12].map((n) => service.commands.addImage({ offerId, picture: picture(n) }, service.by(own))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).map((answer) => !answer.ok && answer.refusal.code)).toEqual([
      'too_many_images',
      'too_many_images',
    ]);
  });
});

describe('published events', () => {
  it('contain ids and public facts only, from publication to withdrawal', async () => {
    await published();
    await service.commands.edit({ ...one, changes: { title: 'Bessere Kamera', autoAccept: true } }, service.by(own));
    await service.commands.deactivate(one, service.by(own));
    await eventually(
      async () => service.bus.published.length,
      (count) => count === 3,
    );
    const told = service.bus.published.map(({ type, subject, data }) =>
      OfferIntegrationEvent.parse({ type, subject, data }),
    );
    expect(told.map(({ type }) => type)).toEqual(['offer.published', 'offer.changed', 'offer.withdrawn']);
    expect(JSON.stringify(service.bus.published)).not.toContain('Kamera');
  });
});
