import { setTimeout as pause } from 'node:timers/promises';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { eventually } from '@lendring/platform/runtime/eventually.testing.js';
import {
  companyOwner,
  exact,
  garage,
  offerId,
  ownerId,
  picture,
  placeId,
  privateOwner,
  rough,
  strangerId,
} from '../offer/offer.examples.js';
import { asking, at, runningService, user, visitor } from '../service.examples.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(ownerId);
const one = { offerId };
const cloud = (
  type: string,
  subject: string,
  data: object,
  id = '11111111-1111-4111-8111-111111111111',
): CloudEvent => ({
  specversion: '1.0',
  id,
  source: `/${type.split('.')[0]}`,
  type,
  subject,
  time: at,
  datacontenttype: 'application/json',
  data: { ...data },
});
const published = async () => {
  await service.drafted();
  await service.commands.publish(one, service.by(own));
  await service.settle();
};

describe('moving', () => {
  const withOwner = async (place: typeof rough) =>
    eventually(
      async () => {
        await service.settle();
        return service.queries.one(one, asking(visitor));
      },
      (view) => view?.place?.exact === place.exact,
    );

  it('follows the account service, which tells it again and again', async () => {
    await published();
    service.owners.set(ownerId, companyOwner);
    await service.bus.publish('account', [
      cloud('account.relocated', ownerId, {}),
      cloud('account.relocated', ownerId, {}),
    ]);
    expect(await withOwner(exact)).toMatchObject({ place: exact, commercial: true });
    expect((await service.store.read(`offer-${offerId}`)).filter(({ type }) => type === 'OfferRelocated')).toHaveLength(
      1,
    );
  });

  it('leaves a thing with a place of its own where it is, until that place is gone', async () => {
    await published();
    service.places.set(placeId, garage);
    expect(await service.commands.edit({ offerId, changes: { placeId } }, service.by(own))).toMatchObject({ ok: true });
    await service.bus.publish('account', [cloud('account.relocated', ownerId, {})]);
    await service.settle();
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({ place: garage, placeId: null });
    expect(await service.queries.one(one, asking(own))).toMatchObject({ placeId });
    expect(service.search.documents.get(offerId)?.point).toEqual(garage.point);
    service.places.clear();
    await service.bus.publish('account', [
      cloud('account.relocated', ownerId, {}, '22222222-2222-4222-8222-222222222222'),
    ]);
    await service.settle();
    expect(await service.queries.one(one, asking(own))).toMatchObject({ place: rough, placeId: null });
  });

  it('leaves no exact place behind when a company becomes private while it publishes', async () => {
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

describe('what the request service tells', () => {
  const parties = { offerId, vendorId: ownerId, creatorId: strangerId };
  const key = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c';
  const about = { ...parties, side: 'creator', aboutId: ownerId, stars: 4 };

  it('shows as stars and lendings, each told once', async () => {
    await published();
    const rated = cloud('request.rated', key, about);
    await service.bus.publish('request', [
      rated,
      rated,
      cloud('request.completed', key, parties, '22222222-2222-4222-8222-222222222222'),
    ]);
    await service.bus.publish('request', [
      cloud(
        'request.rated',
        key,
        { ...about, side: 'vendor', aboutId: strangerId, stars: 1 },
        '33333333-3333-4333-8333-333333333333',
      ),
    ]);
    await service.settle();
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({
      rating: { sum: 4, count: 1 },
      lentCount: 1,
    });
  });

  it('makes days busy and free again', async () => {
    await published();
    await service.bus.publish('request', [
      cloud('calendar.taken', offerId, { key, start: '2099-06-06T22:00:00.000Z', end: '2099-06-08T22:00:00.000Z' }),
    ]);
    await service.settle();
    expect(service.search.documents.get(offerId)?.busyDays).toEqual([]);
    await service.bus.publish('request', [
      cloud('calendar.taken', offerId, { key, start: soon(2), end: soon(4) }, '22222222-2222-4222-8222-222222222222'),
    ]);
    await service.settle();
    expect(service.search.documents.get(offerId)?.busyDays.length).toBeGreaterThanOrEqual(2);
    await service.bus.publish('request', [
      cloud('calendar.freed', offerId, { key }, '33333333-3333-4333-8333-333333333333'),
    ]);
    await service.settle();
    expect(service.search.documents.get(offerId)?.busyDays).toEqual([]);
  });

  it('says nothing of what does not concern offers', async () => {
    await published();
    const before = await service.ports.store.head();
    await service.bus.publish('request', [cloud('request.asked', key, parties), cloud('request.invented', key, {})]);
    expect(await service.ports.store.head()).toBe(before);
    await expect(
      service.bus.publish('request', [cloud('calendar.taken', offerId, { key: 'nonsense' })]),
    ).rejects.toThrow();
  });
});

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('files of pictures', () => {
  const fateOf = (n: number, fate: string) =>
    eventually(
      async () => service.pictures.fates.get(picture(n).imageId),
      (now) => now === fate,
    );
  const tell = (name: 'deactivate' | 'activate' | 'delete') => service.commands[name](one, service.by(own));

  it('go with a picture that is taken out of an offer', async () => {
    await published();
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    await service.commands.removeImage({ offerId, imageId: picture(1).imageId }, service.by(own));
    expect(await fateOf(1, 'remove')).toBe('remove');
    expect(service.pictures.fates.get(picture(2).imageId)).not.toBe('remove');
  });

  it('are hidden while the offer is offline, one that is added then as well, and come back with it', async () => {
    await published();
    await tell('deactivate');
    expect(await fateOf(1, 'hide')).toBe('hide');
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    expect(await fateOf(2, 'hide')).toBe('hide');
    await tell('activate');
    expect([await fateOf(1, 'show'), await fateOf(2, 'show')]).toEqual(['show', 'show']);
  });

  it('of a draft are left as they were stored, and shown with its publication or when they come just after it', async () => {
    await service.drafted();
    await service.settle();
    expect(service.pictures.fates.size).toBe(0);
    await service.commands.publish(one, service.by(own));
    expect(await fateOf(1, 'show')).toBe('show');
    await service.commands.addImage({ offerId, picture: picture(2) }, service.by(own));
    expect(await fateOf(2, 'show')).toBe('show');
  });

  it('go with the offer, online or offline', async () => {
    await published();
    await tell('deactivate');
    await tell('delete');
    expect(await fateOf(1, 'remove')).toBe('remove');
  });

  it('follow what the offer says today, however late and often an event comes', async () => {
    await published();
    await tell('deactivate');
    await tell('activate');
    expect(await fateOf(1, 'show')).toBe('show');
    const policy = service.parts.policies.find(({ name }) => name === 'when-pictures-go-then-their-files-do');
    const stored = await service.store.read(`offer-${offerId}`);
    for (const { type, data, id, stream, position, metadata } of [...stored, ...stored]) {
      await policy?.react(
        { type, data, id, stream, position, at: metadata.at, actor: metadata.actor },
        systemCommand({ name: 'spec', commandId: id, at }),
      );
    }
    expect(service.pictures.fates.get(picture(1).imageId)).toBe('show');
  });

  it('wait for a file store that is away', async () => {
    await published();
    expect(await fateOf(1, 'show')).toBe('show');
    service.pictures.away = true;
    await tell('delete');
    await service.settle();
    expect(service.pictures.fates.get(picture(1).imageId)).toBe('show');
    service.pictures.away = false;
    expect(await fateOf(1, 'remove')).toBe('remove');
  });
});
