import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { bulkLimits } from '@lendring/contracts/offer/bulk-limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { at, runningService, user, visitor } from '../../testing/service.js';

const own = user(ownerId);
const bulkId = derivedId(ownerId, 'bulk');

let service: Awaited<ReturnType<typeof runningService>>;
const second = 'k3v9w0zzzz';
beforeEach(async () => {
  service = await runningService();
  for (const id of [offerId, second]) await service.drafted(id);
});
afterEach(() => service.stop());

type Begin = Parameters<typeof service.commands.beginBulk>[0];
const begin = async (actor = own, more: Partial<Begin> = {}, context = {}) => {
  const begun: Begin = { bulkId, kind: 'price', total: 2, offerIds: [offerId, second], ...more };
  const answer = await service.commands.beginBulk(begun, { ...service.by(actor), ...context });
  return answer.ok ? 'ok' : answer.refusal.code;
};
const end = async (actor = own, counts: Partial<Parameters<typeof service.commands.endBulk>[0]> = {}) => {
  const ended = { bulkId, changed: 1, unchanged: 0, refused: 1, ...counts };
  const answer = await service.commands.endBulk(ended, service.by(actor));
  return answer.ok ? 'ok' : answer.refusal.code;
};
const entry = async () => (await service.store.read(`bulk-${bulkId}`)).map(({ type, data }) => ({ type, data }));

describe('the audit entry of a bulk act', () => {
  it('states its offers and its outcome once, also when the calls are repeated or parallel', async () => {
    expect(await Promise.all([begin(), begin()])).toEqual(['ok', 'ok']);
    expect([await begin(), await end(), await end()]).toEqual(['ok', 'ok', 'ok']);
    expect(await entry()).toEqual([
      { type: 'BulkBegun', data: { ownerId, bulkId, kind: 'price', total: 2, offerIds: [offerId, second] } },
      { type: 'BulkEnded', data: { ownerId, bulkId, changed: 1, unchanged: 0, refused: 1 } },
    ]);
  });

  it('belongs to its owner, and has no outcome without a beginning', async () => {
    expect([await begin(visitor), await end()]).toEqual(['offer_not_found', 'offer_not_found']);
    await begin();
    const stranger = user(strangerId);
    expect([await begin(stranger), await end(stranger)]).toEqual(['offer_not_found', 'offer_not_found']);
    expect(await entry()).toHaveLength(1);
  });

  it('names own offers only, and all of them up to a hundred', async () => {
    await service.drafted('k3v9w0yyyy', strangerId);
    for (const other of ['k3v9w0yyyy', 'k3v9w0xxxx'])
      expect(await begin(own, { offerIds: [offerId, other] })).toBe('offer_not_found');
    for (const wrong of [{ total: 3 }, { total: 1 }, { offerIds: [offerId, offerId] }])
      expect(await begin(own, wrong)).toBe('bulk_counts');
    expect(await entry()).toEqual([]);
  });

  it('has no more offers than its owner', async () => {
    const ids = Array.from({ length: 98 }, (_, n) => `k3v9w1${String(n).padStart(4, '0')}`);
    for (const id of ids) await service.drafted(id);
    const offerIds = [offerId, second, ...ids];
    expect(await begin(own, { total: 101, offerIds })).toBe('bulk_counts');
    expect(await begin(own, { total: 100, offerIds })).toBe('ok');
  });

  it('counts at most its offers, and keeps what was recorded first', async () => {
    await begin();
    expect(await begin(own, { kind: 'delete' })).toBe('bulk_recorded');
    expect(await end(own, { changed: 2 })).toBe('bulk_counts');
    expect(await end()).toBe('ok');
    expect(await end(own, { changed: 2, refused: 0 })).toBe('bulk_recorded');
    expect(await entry()).toHaveLength(2);
  });

  it('exists 200 times a day at most, also when they begin at the same time', async () => {
    const act = (n: number) => begin(own, { bulkId: derivedId(ownerId, `act ${n}`) });
    for (let n = 0; n < bulkLimits.aDay - 1; n += 1) expect(await act(n)).toBe('ok');
    const raced = await Promise.all([act(1_000), act(1_001)]);
    expect(raced.toSorted()).toEqual(['ok', 'too_many_bulks']);
    const later = new Date(Date.parse(at) + DAY_MS).toISOString();
    expect(await begin(own, { bulkId: derivedId(ownerId, 'tomorrow') }, { at: later })).toBe('ok');
  });
});
