import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offerId, ownerId, strangerId } from '../../testing/offer.js';
import { runningService, user, visitor } from '../../testing/service.js';

const own = user(ownerId);
const bulkId = derivedId(ownerId, 'bulk');

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(() => service.stop());

const begin = async (actor = own) => {
  const begun = { bulkId, kind: 'price', total: 3, offerIds: [offerId] } as const;
  const answer = await service.commands.beginBulk({ ...begun, offerIds: [offerId] }, service.by(actor));
  return answer.ok ? 'ok' : answer.refusal.code;
};
const end = async (actor = own) => {
  const answer = await service.commands.endBulk({ bulkId, changed: 2, unchanged: 0, refused: 1 }, service.by(actor));
  return answer.ok ? 'ok' : answer.refusal.code;
};
const entry = async () => (await service.store.read(`bulk-${bulkId}`)).map(({ type, data }) => ({ type, data }));

describe('the audit entry of a bulk act', () => {
  it('states its offers and its outcome once, also when the calls are repeated or parallel', async () => {
    expect(await Promise.all([begin(), begin()])).toEqual(['ok', 'ok']);
    expect([await begin(), await end(), await end()]).toEqual(['ok', 'ok', 'ok']);
    expect(await entry()).toEqual([
      { type: 'BulkBegun', data: { ownerId, bulkId, kind: 'price', total: 3, offerIds: [offerId] } },
      { type: 'BulkEnded', data: { ownerId, bulkId, changed: 2, unchanged: 0, refused: 1 } },
    ]);
  });

  it('belongs to its owner, and has no outcome without a beginning', async () => {
    expect([await begin(visitor), await end()]).toEqual(['offer_not_found', 'offer_not_found']);
    await begin();
    const stranger = user(strangerId);
    expect([await begin(stranger), await end(stranger)]).toEqual(['offer_not_found', 'offer_not_found']);
    expect(await entry()).toHaveLength(1);
  });
});
