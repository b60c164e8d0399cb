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

  it('are visible to the owner only', async () => {
    await published();
    await hit('a');
    expect(await service.queries.one(one, asking(visitor))).toMatchObject({ hits: null });
    expect((await service.queries.many({ offerIds: [offerId] }, asking(own)))[0]?.hits).toBe(1);
    expect((await service.queries.many({ offerIds: [offerId] }, asking(user(strangerId))))[0]?.hits).toBeNull();
  });
});
