import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerId, strangerId } from '../../testing/offer.js';
import { DRAFTS } from './decide.js';
import { runningService, user } from '../../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(ownerId);
const named = (n: number): string => `draft${String(n).padStart(5, '0')}`;
const stored = async (): Promise<number> => {
  const known = await Promise.all(Array.from({ length: 200 }, (_, n) => service.store.read(`offer-${named(n)}`)));
  return known.filter((events) => events.length > 0).length;
};

describe('drafts of one user', () => {
  it('stay within the limit when 150 drafts are started at once in two processes', async () => {
    const other = service.beside();
    await other.host.start();
    try {
      const begun = await Promise.all(
        Array.from({ length: 150 }, (_, n) =>
          (n % 2 === 0 ? service : other).commands.draft({ offerId: named(n) }, service.by(own)),
        ),
      );
      const made = begun.filter((answer) => answer.ok).length;
      expect(made).toBe(await stored());
      expect(made).toBeLessThanOrEqual(DRAFTS);
      for (let n = 150; n < 150 + DRAFTS - made; n += 1)
        expect(await service.commands.draft({ offerId: named(n) }, service.by(own))).toMatchObject({ ok: true });
      expect(await other.commands.draft({ offerId: 'onemore000' }, service.by(own))).toEqual({
        ok: false,
        refusal: { code: 'too_many_drafts', params: { max: DRAFTS } },
      });
      expect(await stored()).toBe(DRAFTS);
    } finally {
      await other.host.stop();
    }
  });

  it('free a slot as soon as a draft is deleted, and belong to their owner only', async () => {
    for (let n = 0; n < DRAFTS; n += 1) await service.commands.draft({ offerId: named(n) }, service.by(own));
    const onceMore = () => service.commands.draft({ offerId: named(DRAFTS) }, service.by(own));
    expect(await onceMore()).toMatchObject({ ok: false, refusal: { code: 'too_many_drafts' } });
    expect(await service.commands.draft({ offerId: named(DRAFTS) }, service.by(user(strangerId)))).toMatchObject({
      ok: true,
    });
    await service.commands.delete({ offerId: named(3) }, service.by(own));
    expect(await service.commands.draft({ offerId: named(101) }, service.by(own))).toMatchObject({ ok: true });
    expect(await service.commands.draft({ offerId: named(102) }, service.by(own))).toMatchObject({ ok: false });
  });

  it('are started once, however often the command is retried', async () => {
    const call = service.by(own);
    const [first, second] = await Promise.all([1, 2].map(() => service.commands.draft({ offerId: named(1) }, call)));
    expect(second).toEqual(first);
    expect(await service.commands.draft({ offerId: named(1) }, service.by(own))).toMatchObject({ ok: true });
    expect(await service.store.read(`drafts-${ownerId}`)).toHaveLength(1);
  });
});
