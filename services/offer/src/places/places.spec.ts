import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { companyOwner, exact, garage, offerId, ownerId, placeId, privateOwner, rough } from '../../testing/offer.js';
import { asking, cloud, runningService, user, visitor } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(ownerId);
const one = { offerId };
const published = async () => {
  await service.drafted();
  await service.commands.publish(one, service.by(own));
  await service.settle();
};

describe('relocation', () => {
  const withOwner = async (place: typeof rough) =>
    eventually(
      async () => {
        await service.settle();
        return service.queries.one(one, asking(visitor));
      },
      (view) => view?.place?.exact === place.exact,
    );

  it('follows the account service, ignoring repeated events', async () => {
    await published();
    service.owners.set(ownerId, companyOwner);
    const moved = cloud('account.relocated', ownerId, {});
    await service.bus.publish('account', [moved, moved]);
    expect(await withOwner(exact)).toMatchObject({ place: exact, commercial: true });
    expect((await service.store.read(`offer-${offerId}`)).filter(({ type }) => type === 'OfferRelocated')).toHaveLength(
      1,
    );
  });

  it('leaves an offer with its own place there until that place is deleted', async () => {
    await published();
    service.places.set(placeId, garage);
    expect(await service.commands.edit({ offerId, changes: { placeId } }, service.by(own))).toMatchObject({ ok: true });
    await service.bus.publish('account', [cloud('account.relocated', ownerId, {})]);
    await service.settle();
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({ place: garage, placeId: null });
    expect(await service.queries.one(one, asking(own))).toMatchObject({ placeId });
    expect(service.search.documents.get(offerId)?.point).toEqual(garage.point);
    service.places.clear();
    await service.bus.publish('account', [cloud('account.relocated', ownerId, {})]);
    await service.settle();
    expect(await service.queries.one(one, asking(own))).toMatchObject({ place: rough, placeId: null });
  });

  it('leaves no exact place if a company becomes private during publication', async () => {
    await service.drafted();
    service.owners.set(ownerId, companyOwner);
    service.slow.ms = 40;
    const publishing = service.commands.publish(one, service.by(own));
    await pause(20);
    service.slow.ms = 0;
    service.owners.set(ownerId, privateOwner);
    await publishing;
    expect((await service.store.read(`offer-${offerId}`)).at(-1)).toMatchObject({
      type: 'OfferPublished',
      data: { place: exact },
    });
    const view = await withOwner(rough);
    expect(view).toMatchObject({ place: rough, commercial: false });
    expect(JSON.stringify([view, service.search.documents.get(offerId)])).not.toContain(String(exact.point.lat));
  });
});
