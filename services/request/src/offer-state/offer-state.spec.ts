import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [agreed, open] = [uuid(101), uuid(102)];
const imageId = uuid(400);

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.offers.set(offerId, { ...terms, imageId, imageSize: { width: 500, height: 1200 } });
  await service.agree(agreed);
  await service.ask(creator, open, { wish: days('2025-05-20', '2025-05-21') });
});
afterEach(() => service.stop());

const tell = (type: string, data: object) =>
  service.bus.publish('offer', [
    {
      specversion: '1.0',
      id: randomUUID(),
      source: '/offer',
      type,
      subject: offerId,
      time: service.clock.time,
      datacontenttype: 'application/json',
      data: { ownerId: vendor, ...data },
    },
  ]);
const lock = () => tell('offer.withdrawn', { status: 'inactive', locked: true });
const seen = async (requestId: string) => {
  const request = await service.one(creator, requestId);
  return [request?.offer, request?.milestones.map(({ type }) => type).filter((type) => type.startsWith('offer_'))];
};

describe('offer of a request', () => {
  it('is marked as locked once in open and agreed requests, and later as restored', async () => {
    await lock();
    await lock();
    for (const requestId of [agreed, open]) expect(await seen(requestId)).toEqual(['locked', ['offer_locked']]);
    expect(await service.one(creator, agreed)).toMatchObject({ status: 'agreed', unread: true, contactReleased: true });
    await tell('offer.published', { categoryId: 1 });
    expect(await seen(agreed)).toEqual(['there', ['offer_locked', 'offer_back']]);
    await tell('offer.published', { categoryId: 1 });
    expect(await seen(agreed)).toEqual(['there', ['offer_locked', 'offer_back']]);
  });

  it('is held without news while its owner is suspended', async () => {
    for (const requestId of [agreed, open]) await service.tell('markRead', creator, { requestId });
    await tell('offer.withdrawn', { status: 'inactive', locked: true, ownerSuspended: true });
    for (const requestId of [agreed, open]) {
      expect(await seen(requestId)).toEqual(['locked', []]);
      expect(await service.one(creator, requestId)).toMatchObject({ unread: false });
    }
    await tell('offer.published', { categoryId: 1 });
    expect(await seen(agreed)).toEqual(['there', []]);
    expect(await service.one(creator, agreed)).toMatchObject({ unread: false });
    await lock();
    expect(await seen(agreed)).toEqual(['locked', ['offer_locked']]);
  });

  it.each([
    ['locked', 'asked_offer_locked'],
    ['trader_missing', 'asked_offer_paused'],
  ] as const)('refuses acceptance while %s and allows acceptance afterwards', async (held, code) => {
    service.holds.set(offerId, held);
    for (const who of [creator, vendor]) expect(await service.accept(who, open)).toBe(code);
    expect(await service.one(vendor, open)).toMatchObject({ accepted: { vendor: false, creator: false } });
    expect(await service.accept(vendor, agreed)).toBe('ok');
    expect(await service.tell('cancel', vendor, { requestId: agreed, reason: 'Kaputt' })).toBe('ok');
    service.holds.clear();
    for (const who of [creator, vendor]) expect(await service.accept(who, open)).toBe('ok');
    expect(await service.one(vendor, open)).toMatchObject({ status: 'agreed' });
  });

  it('is not marked when paused', async () => {
    await tell('offer.withdrawn', { status: 'inactive' });
    expect(await seen(agreed)).toEqual(['there', []]);
  });

  it('is marked as deleted in agreed requests and loses its picture', async () => {
    expect((await service.one(creator, agreed))?.terms).toMatchObject({
      imageId,
      imageSize: { width: 500, height: 1200 },
    });
    await tell('offer.withdrawn', { status: 'deleted' });
    expect(await seen(agreed)).toEqual(['deleted', ['offer_gone']]);
    for (const side of [vendor, creator])
      expect(await service.one(side, agreed)).toMatchObject({ status: 'agreed', terms: { imageId: null } });
    expect(await service.one(creator, open)).toMatchObject({ status: 'declined' });
  });
});
