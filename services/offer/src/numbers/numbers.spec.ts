import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnNumber } from '@lendring/contracts/offer/numbers.js';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { asking, runningService, user, visitor } from '../../testing/service.js';

const own = user(ownerId);
const [tent, lamp] = [offerId, 'lamp000001'];

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  for (const id of [tent, lamp]) await service.commands.draft({ offerId: id }, service.by(own));
});
afterEach(() => service.stop());

const number = async (id: string, value: string | null, actor = own) => {
  const answer = await service.commands.edit({ offerId: id, changes: { number: value } }, service.by(actor));
  return answer.ok ? 'ok' : answer.refusal.code;
};
const numberOf = async (id: string, actor: Parameters<typeof asking>[0] = own) => {
  await service.settle();
  return (await service.queries.one({ offerId: id }, asking(actor)))?.number;
};
const taken = { ok: false, refusal: { code: 'number_taken', params: { number: 'z-17' } } };

describe('own number of an offer', () => {
  it('is stored once, changed and removed', async () => {
    expect([await number(tent, 'Z-17'), await number(tent, 'Z-17')]).toEqual(['ok', 'ok']);
    expect(await numberOf(tent)).toBe('Z-17');
    expect(await number(tent, null)).toBe('ok');
    expect(await numberOf(tent)).toBeNull();
    const events = await service.store.read(`offer-${tent}`);
    expect(events.map(({ type }) => type)).toEqual(['OfferDrafted', 'OfferNumbered', 'OfferNumbered']);
  });

  it('is refused while another offer of the owner has it, regardless of case and spacing', async () => {
    await number(tent, 'Z-17');
    const answer = await service.commands.edit({ offerId: lamp, changes: { number: 'z-17' } }, service.by(own));
    expect(answer).toEqual(taken);
    expect(await number(lamp, 'Z 17')).toBe('ok');
    expect(await number(lamp, ' z  17 ')).toBe('ok');
  });

  it('is free again once its former offer is renumbered or deleted', async () => {
    await number(tent, 'A');
    await number(tent, 'B');
    expect(await number(lamp, 'A')).toBe('ok');
    await service.commands.delete({ offerId: tent }, service.by(own));
    expect(await number(lamp, 'B')).toBe('ok');
  });

  it('goes to one of two offers that claim it in parallel', async () => {
    const answers = await Promise.all([tent, lamp].map((id) => number(id, '0815')));
    expect(answers.toSorted()).toEqual(['number_taken', 'ok']);
  });

  it('is the same for two owners, who do not see each other’s', async () => {
    const foreign = 'other00001';
    const stranger = user(strangerId);
    await service.commands.draft({ offerId: foreign }, service.by(stranger));
    expect([await number(tent, '1'), await number(foreign, '1', stranger)]).toEqual(['ok', 'ok']);
    expect(await number(tent, '2', stranger)).toBe('offer_not_found');
  });

  it('is hidden from other readers of a published offer', async () => {
    await service.drafted('shown00001');
    await service.commands.publish({ offerId: 'shown00001' }, service.by(own));
    await number('shown00001', 'G-1');
    expect(await numberOf('shown00001')).toBe('G-1');
    expect([await numberOf('shown00001', visitor), await numberOf('shown00001', user(strangerId))]).toEqual([
      null,
      null,
    ]);
  });

  it.each(['', '   ', 'x'.repeat(41), 'a\u0000b'])('rejects %j', (value) => {
    expect(OwnNumber.safeParse(value).success).toBe(false);
  });
});
