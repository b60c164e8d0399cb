import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, user, visitor } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(userId);
const change = (changes: ProfileChanges, actor = own) => service.commands.changeProfile({ changes }, by(actor));
const full: ProfileChanges = {
  nickname: 'Kamera.Kiste',
  firstname: 'Alex',
  lastname: 'Beispiel',
  address,
  phone: '+49 761 1',
};
const completed = async (changes: ProfileChanges = full) => {
  await service.open(userId);
  expect(await change(changes)).toMatchObject({ ok: true });
  await service.settle();
};

describe('an event of the request service', () => {
  const parties = { offerId: 'k3v9w0m2xa', vendorId: userId, creatorId: otherId };
  let told = 0;
  const cloud = (type: string, data: object, id = derivedId(userId, `event ${(told += 1)}`)): CloudEvent => ({
    specversion: '1.0',
    id,
    source: '/request',
    type,
    subject: userId,
    time: at,
    datacontenttype: 'application/json',
    data: { ...parties, ...data },
  });
  const seen = async (id = userId) => {
    await service.settle();
    return service.queries.publicProfile({ userId: id }, asking(visitor));
  };

  it('counts once, as a rating by side or as a lending', async () => {
    await completed();
    const byCreator = cloud('request.rated', { side: 'creator', aboutId: userId, stars: 5 });
    await service.bus.publish('request', [
      byCreator,
      byCreator,
      cloud('request.rated', { side: 'vendor', aboutId: userId, stars: 2 }),
      cloud('request.completed', { added: 1 }),
    ]);
    expect(await seen()).toMatchObject({
      ratingAsVendor: { sum: 5, count: 1 },
      ratingAsCreator: { sum: 2, count: 1 },
      lentCount: 1,
    });
    expect(await service.queries.profile({}, asking(own))).toMatchObject({ rating: { sum: 7, count: 2 } });
  });

  it('updates the median of the last fifty response times, once three are known', async () => {
    await completed();
    const answer = (minutes: number) => service.bus.publish('request', [cloud('request.answered', { minutes })]);
    for (const minutes of [10, 500]) await answer(minutes);
    expect((await seen())?.answerMinutes).toBeNull();
    await answer(30);
    expect((await seen())?.answerMinutes).toBe(30);
    await answer(41);
    expect((await seen())?.answerMinutes).toBe(36);
    for (let n = 0; n < 50; n += 1) await answer(7);
    expect((await seen())?.answerMinutes).toBe(7);
  });

  it('is appended once when many copies arrive at once', async () => {
    await completed();
    const append = vi.spyOn(service.ports.store, 'append');
    await Promise.all(
      Array.from({ length: 20 }, () => service.bus.publish('request', [cloud('request.completed', {})])),
    );
    expect(append).toHaveBeenCalledTimes(20);
    expect(await seen()).toMatchObject({ lentCount: 20 });
  });

  it('is ignored for unknown users and for other subjects', async () => {
    await completed();
    const before = await service.ports.store.head();
    await service.bus.publish('request', [
      cloud('request.rated', { side: 'vendor', aboutId: otherId, stars: 5 }),
      cloud('request.asked', {}),
      cloud('request.invented', {}),
    ]);
    expect(await service.ports.store.head()).toBe(before);
    await expect(service.bus.publish('request', [cloud('request.answered', { minutes: 'soon' })])).rejects.toThrow();
  });
});
