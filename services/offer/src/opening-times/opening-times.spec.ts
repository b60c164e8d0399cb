import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOpening } from '@lendring/contracts/account/opening-days.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { garage, offerId, ownerId, placeId, privateOwner, strangerId } from '../../testing/offer.js';
import { asking, at, cloud, runningService, user, visitor } from '../../testing/service.js';

const nine = [{ from: '09:00', to: '18:00' }];
const weekdays: PlacedOpening = { placeId: null, week: [nine, nine, nine, nine, nine, [], []], exceptions: [] };
const saturdays: PlacedOpening = { placeId, week: [[], [], [], [], [], nine, []], exceptions: [] };
const other = 'lamp000001';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(() => service.stop());

const publish = async (id: string, owner = ownerId) => {
  await service.drafted(id, owner);
  await service.commands.publish({ offerId: id }, service.by(user(owner)));
  await service.settle();
};
const told = (type = 'account.opening_changed') => service.bus.publish('account', [cloud(type, ownerId, {})]);
const weekOf = (id: string) => service.search.documents.get(id)?.times.opening.week;
const shown = async (id: string, week: PlacedOpening['week']) =>
  eventually(
    async () => {
      await service.settle();
      return weekOf(id);
    },
    (found) => JSON.stringify(found) === JSON.stringify(week),
  );
const events = async () => (await service.store.read(`opening-${ownerId}`)).map(({ data }) => data['offerIds']);

describe('opening times in the search index', () => {
  it('follow the account service, with one event for all offers, and ignore repeated events', async () => {
    await publish(offerId);
    await publish(other);
    expect(await events()).toEqual([]);
    service.openings.set(ownerId, [weekdays]);
    await told();
    for (const id of [offerId, other]) await shown(id, weekdays.week);
    expect(await events()).toEqual([[offerId, other].toSorted()]);
    await told();
    service.openings.set(ownerId, []);
    await told();
    for (const id of [offerId, other]) await shown(id, null);
    expect(await events()).toHaveLength(2);
  });

  it('are given to an offer that is published later, and to no offer of others', async () => {
    service.openings.set(ownerId, [weekdays]);
    await publish(offerId);
    await shown(offerId, weekdays.week);
    await publish(other);
    await shown(other, weekdays.week);
    expect(await events()).toEqual([[offerId], [other]]);
    service.owners.set(strangerId, privateOwner);
    await publish('stra000001', strangerId);
    expect(weekOf('stra000001')).toBeNull();
  });

  it('are those of the place of the offer, and change when the place is removed', async () => {
    service.places.set(placeId, garage);
    service.openings.set(ownerId, [weekdays, saturdays]);
    await publish(offerId);
    await shown(offerId, weekdays.week);
    await service.commands.edit({ offerId, changes: { placeId } }, service.by(user(ownerId)));
    await shown(offerId, saturdays.week);
    service.places.clear();
    service.openings.set(ownerId, [weekdays]);
    await told('account.relocated');
    await shown(offerId, weekdays.week);
  });

  it('are copied once for owners that set them before they were copied', async () => {
    const tick = async () => {
      await service.parts.clockPolicies.find(({ name }) => name === 'copy-earlier-opening-times')?.tick(at);
      await service.settle();
    };
    await publish(offerId);
    await publish(other);
    service.openings.set(ownerId, [weekdays]);
    await service.ports.documents.removeValue('earlier-opening-times');
    await tick();
    for (const id of [offerId, other]) expect(weekOf(id)).toEqual(weekdays.week);
    service.openings.set(ownerId, []);
    await tick();
    expect(weekOf(offerId)).toEqual(weekdays.week);
    expect(await events()).toEqual([[offerId, other].toSorted()]);
  });

  it('are published for partners only while an offer of the owner is online', async () => {
    await publish(offerId);
    service.openings.set(ownerId, [weekdays]);
    await told();
    await shown(offerId, weekdays.week);
    await service.commands.deactivate({ offerId }, service.by(user(ownerId)));
    service.openings.set(ownerId, [saturdays]);
    await told();
    const listed = async () => (await service.store.read(`opening-${ownerId}`)).map(({ data }) => data['listed']);
    expect(await eventually(listed, (all) => all.length === 2)).toEqual([true, undefined]);
  });

  it('are part of the cards in a search for days alone', async () => {
    service.openings.set(ownerId, [weekdays]);
    await publish(offerId);
    await shown(offerId, weekdays.week);
    const search = (firstDay?: string) =>
      service.queries.search(
        {
          includeCommercialOnly: true,
          sort: 'newest',
          paging: { page: 1, size: 5 },
          ...(firstDay && { firstDay, days: 1 }),
        },
        asking(visitor),
      );
    const { items } = await search('2025-05-03');
    expect(items[0]?.times).toMatchObject({ opening: { week: weekdays.week }, zone: 'Europe/Berlin' });
    expect((await search()).items[0]).not.toHaveProperty('times');
  });
});
