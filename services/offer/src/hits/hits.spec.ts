import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { createHits } from './hits.js';
import { asking, at, runningService, user, visitor } from '../../testing/service.js';

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

describe('offer views', () => {
  const hit = (hash: string, actor = visitor, day = at) =>
    service.commands.countHit({ offerId, visitor: hash }, { ...service.by(actor), at: day });
  const hits = async () => (await service.queries.one(one, asking(own)))?.hits;

  it('count each visitor once a day, never the owner, and only for public offers', async () => {
    await service.drafted();
    await service.settle();
    expect(await hit('early')).toEqual({ ok: false, refusal: { code: 'offer_not_found' } });
    expect(await hit('early', own)).toMatchObject({ ok: true });
    await service.commands.publish(one, service.by(own));
    await service.settle();
    await Promise.all([hit('a'), hit('a'), hit('b'), hit('c', own), hit('d', user(strangerId))]);
    expect(await hits()).toBe(3);
    await hit('a', visitor, '2025-05-02T00:00:00.000Z');
    await hit('late', visitor, at);
    expect(await hits()).toBe(4);
  });

  it('are complete when replicas count at once, and count a shared visitor once', async () => {
    const { documents } = service.ports;
    const replicas = [createHits(documents), createHits(documents)];
    const everybody = Array.from({ length: 20 }, (_, n) => `visitor ${n}`);
    await Promise.all(
      everybody.flatMap((hash, n) =>
        (n % 2 === 0 ? replicas : replicas.toReversed()).map((replica) => replica.count(offerId, hash, at)),
      ),
    );
    await Promise.all(everybody.map((hash, n) => replicas[n % 2]!.count(offerId, `other ${hash}`, at)));
    expect(await replicas[0]!.of([offerId])).toEqual([40]);
  });

  it('are counted by day of the operator’s time zone, and late ones in the order of their days', async () => {
    const store = createHits(service.ports.documents);
    await store.count(offerId, 'a', '2025-05-10T10:00:00.000Z');
    for (const day of ['2025-04-29', '2025-04-30', '2025-04-29'])
      for (const hash of ['a', 'a', 'b']) await store.count(offerId, hash, `${day}T23:30:00.000Z`);
    await store.count(offerId, 'a', '2025-05-11T10:00:00.000Z');
    await store.count(offerId, 'late', '2025-05-10T10:00:00.000Z');
    const daily = await createHits(service.ports.documents).daily([offerId], '2025-04-30', '2025-05-31');
    expect(Object.fromEntries(daily.map(({ day, hits: seen }) => [day, seen]))).toEqual({
      '2025-04-30': 2,
      '2025-05-01': 2,
      '2025-05-10': 1,
      '2025-05-11': 1,
    });
  });

  it('are figures of their owner by day', async () => {
    await published();
    await hit('a');
    await hit('b');
    const span = { from: '2025-04-01', to: '2025-05-31' };
    const figures = await service.queries.ownFigures(span, asking(own));
    expect(figures).toMatchObject({
      days: [{ day: at.slice(0, 10), views: 2 }],
      offers: [{ offerId, title: 'Kamera', units: 1, views: 2 }],
    });
    const nothing = { days: [], offers: [] };
    expect(await service.queries.ownFigures({ ...span, offerId }, asking(user(strangerId)))).toEqual(nothing);
    expect(await service.queries.ownFigures(span, asking(visitor))).toEqual(nothing);
  });

  it('are visible to the owner only', async () => {
    await published();
    await hit('a');
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({ hits: null });
    expect((await service.queries.many({ offerIds: [offerId] }, asking(own)))[0]?.hits).toBe(1);
    expect((await service.queries.many({ offerIds: [offerId] }, asking(user(strangerId))))[0]?.hits).toBeNull();
  });
});
