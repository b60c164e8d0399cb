import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import { decided, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createCommandHandler } from '@lendring/platform/runtime/service/command-handler.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { asking, at, cloud, parties, requestId, runningService, user, visitor } from '../../testing/service.js';

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

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('events of the request service', () => {
  const about = { ...parties, side: 'creator', aboutId: ownerId, stars: 4 };
  const name = 'when-a-request-moves-then-note-it';
  const publish = (...events: readonly CloudEvent[]) => service.bus.publish('request', events);
  const seen = async () => {
    await service.settle();
    return service.queries.one(one, asking(visitor));
  };
  const busyDays = async () => {
    await service.settle();
    return service.search.documents.get(offerId)?.busyDays;
  };
  const typesIn = async (stream: string) => (await service.store.read(stream)).map(({ type }) => type);

  it('update rating and lendings once per event', async () => {
    await published();
    const rated = cloud('request.rated', requestId, about);
    await publish(rated, rated, cloud('request.completed', requestId, parties));
    await publish(
      cloud('request.rated', requestId, { ...about, side: 'vendor', aboutId: strangerId, stars: 1 }),
      rated,
    );
    expect(await seen()).toMatchObject({ rating: { sum: 4, count: 1 }, lentCount: 1 });
  });

  it('mark days busy and free again', async () => {
    await published();
    await publish(
      cloud('calendar.taken', offerId, {
        key: requestId,
        start: '2099-06-06T22:00:00.000Z',
        end: '2099-06-08T22:00:00.000Z',
      }),
    );
    expect(await busyDays()).toEqual([]);
    const taken = cloud('calendar.taken', offerId, { key: requestId, start: soon(2), end: soon(4) });
    await publish(taken);
    expect((await busyDays())?.length).toBeGreaterThanOrEqual(2);
    await publish(cloud('calendar.freed', offerId, { key: requestId }));
    expect(await busyDays()).toEqual([]);
    await publish(taken);
    expect(await busyDays()).toEqual([]);
  });

  it('are published for partners only while the offer is online for everybody', async () => {
    const listed = async () =>
      (await service.store.read(`loan-${requestId}`)).map(({ data }) => data['listed'] ?? false);
    const freed = () => publish(cloud('calendar.freed', offerId, { key: requestId }));
    await service.drafted();
    await freed();
    await service.commands.publish(one, service.by(own));
    await freed();
    service.groups.set(ownerId, ['g4rt3nfr3n']);
    const audience: Audience = { ...forEverybody, seenBy: 'members', groupIds: ['g4rt3nfr3n'] };
    expect(await service.commands.edit({ ...one, changes: { audience } }, service.by(own))).toMatchObject({ ok: true });
    await freed();
    expect(await listed()).toEqual([false, true, false]);
  });

  it('are stored outside the offer stream, which holds only changes by the owner', async () => {
    await published();
    const before = await typesIn(`offer-${offerId}`);
    const blockId = 'd8f3c2b1-4a5e-4f6d-9c7b-8e9f0a1b2c3d';
    await publish(
      cloud('calendar.taken', offerId, { key: requestId, start: soon(2), end: soon(4) }),
      cloud('calendar.taken', offerId, { key: blockId, start: soon(6), end: soon(8) }),
    );
    await publish(
      cloud('request.completed', requestId, parties),
      cloud('request.rated', requestId, about),
      cloud('calendar.freed', offerId, { key: requestId }),
    );
    expect(await typesIn(`offer-${offerId}`)).toEqual(before);
    expect((await typesIn(`loan-${requestId}`)).toSorted()).toEqual([
      'OfferFreed',
      'OfferLent',
      'OfferRated',
      'OfferTaken',
    ]);
    expect(await typesIn(`loan-${blockId}`)).toEqual(['OfferTaken']);
  });

  it('are ignored for deleted and unknown offers', async () => {
    await published();
    await service.commands.delete(one, service.by(own));
    await publish(
      cloud('request.completed', requestId, parties),
      cloud('request.completed', requestId, { ...parties, offerId: 'zzzzzzzzzz' }),
    );
    expect(await seen()).toBeNull();
    expect(await service.queries.one({ offerId: 'zzzzzzzzzz' }, asking(own))).toBeNull();
    expect(service.search.documents.size).toBe(0);
  });

  describe('stored in the offer stream of an older log', () => {
    const notedBefore = async ({ id }: CloudEvent, event: LoanEvent) => {
      const { store, ports } = service;
      const offerBefore: Aggregate<null, LoanEvent> = { category: 'offer', initialState: null, evolve: () => null };
      const call = systemCommand({ name, commandId: derivedId(id, name), at, requestId: id });
      expect(
        await createCommandHandler({ store, keys: ports.keys }).on(offerBefore, offerId, call, () => decided([event])),
      ).toMatchObject({ ok: true });
    };

    it('keep counting, and leave the offer editable', async () => {
      await published();
      const [start, end] = [soon(2), soon(4)];
      const taken = cloud('calendar.taken', offerId, { key: requestId, start, end });
      await notedBefore(taken, { type: 'OfferTaken', data: { offerId, key: requestId, start, end } });
      await notedBefore(cloud('request.rated', requestId, about), { type: 'OfferRated', data: { offerId, stars: 4 } });
      expect((await busyDays())?.length).toBeGreaterThanOrEqual(2);
      expect(await seen()).toMatchObject({ rating: { sum: 4, count: 1 }, status: 'active' });
      await publish(cloud('calendar.freed', offerId, { key: requestId }));
      expect(await busyDays()).toEqual([]);
      expect(await service.commands.edit({ ...one, changes: { title: 'Neue Kamera' } }, service.by(own))).toMatchObject(
        { ok: true },
      );
      expect(await seen()).toMatchObject({ title: 'Neue Kamera', rating: { sum: 4, count: 1 } });
    });

    it('count once, even if the same event is delivered again', async () => {
      await published();
      const completed = cloud('request.completed', requestId, parties);
      await notedBefore(completed, { type: 'OfferLent', data: { offerId } });
      await publish(completed);
      expect(await seen()).toMatchObject({ lentCount: 1 });
      await publish(cloud('request.completed', requestId, parties));
      expect(await seen()).toMatchObject({ lentCount: 2 });
    });
  });

  it('are ignored if they do not concern offers, and rejected if malformed', async () => {
    await published();
    const before = await service.ports.store.head();
    await publish(cloud('request.asked', requestId, parties), cloud('request.invented', requestId, {}));
    expect(await service.ports.store.head()).toBe(before);
    await expect(publish(cloud('calendar.taken', offerId, { key: 'nonsense' }))).rejects.toThrow();
  });
});
