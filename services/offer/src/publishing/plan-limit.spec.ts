import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerId } from '../../testing/offer.js';
import { runningService, user } from '../../testing/service.js';

const MAX = 50;
const own = user(ownerId);
const named = (n: number): string => `ready${String(n).padStart(5, '0')}`;
type Service = Awaited<ReturnType<typeof runningService>>;

let service: Service;
beforeEach(async () => {
  service = await runningService({ of: async (_, feature) => (feature === 'offers' ? MAX : null) });
});
afterEach(() => service.stop());

const publish = (n: number, by: Pick<Service, 'commands'> = service) =>
  by.commands.publish({ offerId: named(n) }, service.by(own));
const online = async (): Promise<number> => {
  const streams = Array.from({ length: 61 }, (_, n) => service.store.read(`offer-${named(n)}`));
  return (await Promise.all(streams)).filter((events) => events.some(({ type }) => type === 'OfferPublished')).length;
};

describe('a plan with 50 online offers', () => {
  it('is never exceeded when 54 offers are published at once in two processes', async () => {
    for (let n = 0; n < 62; n += 1) await service.drafted(named(n));
    for (let n = 0; n < 7; n += 1) expect(await publish(n)).toMatchObject({ ok: true });
    const other = service.beside();
    await other.host.start();
    try {
      const crowd = Array.from({ length: 54 }, (_, n) => publish(n + 7, n % 2 === 0 ? service : other));
      const made = (await Promise.all(crowd)).filter(({ ok }) => ok).length;
      expect(7 + made).toBeLessThanOrEqual(MAX);
      expect(await online()).toBe(7 + made);
      for (let n = 7; n < 61; n += 1) await publish(n);
      expect(await online()).toBe(MAX);
      expect(await publish(61)).toMatchObject({ refusal: { code: 'offers_full', params: { max: MAX } } });
    } finally {
      await other.host.stop();
    }
  });

  it('frees a slot when an offer is paused, and refuses its return while full', async () => {
    for (let n = 0; n <= MAX; n += 1) await service.drafted(named(n));
    for (let n = 0; n < MAX; n += 1) expect(await publish(n)).toMatchObject({ ok: true });
    expect(await publish(MAX)).toMatchObject({ ok: false });
    const offerId = named(3);
    await service.commands.deactivate({ offerId }, service.by(own));
    expect(await publish(MAX)).toMatchObject({ ok: true });
    expect(await service.commands.activate({ offerId }, service.by(own))).toMatchObject({
      refusal: { code: 'offers_full' },
    });
  });
});
