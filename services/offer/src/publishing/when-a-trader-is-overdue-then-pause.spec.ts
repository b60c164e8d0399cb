import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { asking, cloud, runningService, system, user, visitor } from '../../testing/service.js';

const neighbours = 'n31ghb0ur5';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.drafted();
  await service.commands.publish({ offerId }, service.by(user(ownerId)));
  service.owners.set(strangerId, service.owners.get(ownerId) ?? null);
  await service.drafted(neighbours, strangerId);
  await service.commands.publish({ offerId: neighbours }, service.by(user(strangerId)));
});
afterEach(() => service.stop());

const becomes = (commercial: boolean, traderReady: boolean) => {
  const owner = service.owners.get(ownerId);
  if (owner) service.owners.set(ownerId, { ...owner, commercial, completedCommercial: true, traderReady });
};
const overdue = cloud('account.trader_overdue', ownerId, { userId: ownerId });
const tell = async (event = overdue) => {
  await service.bus.publish('account', [event]);
  await service.settle();
};
const statusOf = async (id = offerId, who = ownerId) =>
  (await service.queries.one({ offerId: id }, asking(user(who))))?.status;
const holdOf = async () => service.queries.hold({ offerId }, asking(system));
const typesOf = async () => (await service.store.read(`offer-${offerId}`)).map(({ type }) => type);

describe('a trader whose details are overdue', () => {
  it('has online offers paused once, and restored when the details arrive', async () => {
    becomes(true, false);
    await tell();
    await tell();
    await tell(cloud('account.trader_overdue', ownerId, { userId: ownerId }));
    expect(await statusOf()).toBe('inactive');
    expect(await holdOf()).toBe('trader_missing');
    expect((await typesOf()).filter((type) => type === 'OfferDeactivated')).toHaveLength(1);
    expect(await service.queries.one({ offerId }, asking(visitor))).toBeNull();
    expect(await statusOf(neighbours, strangerId)).toBe('active');
    const activate = () => service.commands.activate({ offerId }, service.by(user(ownerId)));
    expect(await activate()).toMatchObject({ ok: false, refusal: { code: 'trader_details_needed' } });
    becomes(true, true);
    expect(await activate()).toMatchObject({ ok: true });
    await service.settle();
    expect(await statusOf()).toBe('active');
    expect(await holdOf()).toBeNull();
  });

  it('keeps offers online if details arrived in time or the account is private again', async () => {
    becomes(true, true);
    await tell();
    becomes(false, false);
    await tell(cloud('account.trader_overdue', ownerId, { userId: ownerId }));
    expect(await statusOf()).toBe('active');
  });

  it('does not get an offer back online by the end of a lock', async () => {
    becomes(true, false);
    const said = (type: string, minute: number) => ({
      ...cloud(type, offerId, { offerId }),
      time: new Date(Date.UTC(2027, 1, 1, 10, minute)).toISOString(),
    });
    await service.bus.publish('moderation', [said('moderation.offer_locked', 1)]);
    await service.settle();
    await tell();
    expect(await holdOf()).toBe('locked');
    await service.bus.publish('moderation', [said('moderation.offer_released', 2)]);
    await service.settle();
    expect(await statusOf()).toBe('inactive');
  });
});
