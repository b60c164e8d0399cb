import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerId, ownerId, picture, strangerId } from '../../testing/offer.js';
import { asking, cloud, runningService, system, user, visitor } from '../../testing/service.js';

const neighbours = 'dr11000002';
const draft = 'dr11000003';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.drafted();
  await service.commands.publish({ offerId }, service.by(user(ownerId)));
  await service.drafted(neighbours, strangerId);
  await service.commands.draft({ offerId: draft }, service.by(user(ownerId)));
  await service.commands.addImage({ offerId: draft, picture: picture(2) }, service.by(user(ownerId)));
  await service.settle();
});
afterEach(() => service.stop());

const erase = async (): Promise<void> => {
  const reaction = service.parts.reactions.find(({ name }) => name === 'when-an-account-is-deleted-then-erase');
  const event = cloud('account.deleted', ownerId, { userId: ownerId });
  await reaction?.react(event, { ...service.by(system, event.id), asks: event.id });
};
const types = async (id: string) => (await service.store.read(`offer-${id}`)).map(({ type }) => type);

describe('offers of a deleted account', () => {
  it('are deleted with pictures and index entries, whether published or draft', async () => {
    await erase();
    expect(await service.queries.one({ offerId }, asking(visitor))).toBeNull();
    expect([(await types(offerId)).at(-1), (await types(draft)).at(-1)]).toEqual(['OfferDeleted', 'OfferDeleted']);
    expect(service.search.documents.has(offerId)).toBe(false);
    expect(service.search.scrubs()).toBe(1);
    expect([...service.pictures.fates].toSorted()).toEqual(
      [picture(1), picture(2)].map(({ imageId }) => [imageId, 'remove']).toSorted(),
    );
    expect(await service.queries.one({ offerId: neighbours }, asking(user(strangerId)))).toMatchObject({
      title: 'Kamera',
    });
    expect(await types(neighbours)).not.toContain('OfferDeleted');
    expect(service.confirmed).toEqual([ownerId]);
  });

  it('are deleted once, however often the event is delivered', async () => {
    await erase();
    const before = await types(offerId);
    await Promise.all([erase(), erase()]);
    expect(await types(offerId)).toEqual(before);
    expect(service.confirmed).toEqual([ownerId, ownerId, ownerId]);
  });

  it('are confirmed as deleted only once files and index are clean', async () => {
    service.pictures.away = true;
    await expect(erase()).rejects.toThrow();
    expect(service.confirmed).toEqual([]);
    service.pictures.away = false;
    service.search.failScrub();
    await expect(erase()).rejects.toThrow('scrub');
    expect(service.confirmed).toEqual([]);
    await erase();
    expect(service.pictures.fates.size).toBe(2);
    expect(service.confirmed).toEqual([ownerId]);
  });
});
