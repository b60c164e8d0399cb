import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('favourites', () => {
  let product: People;
  let own: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    product = await sharedProduct();
    [own, other] = await Promise.all([
      product.person('merktsich', { complete: false }),
      product.person('andere_p', { complete: false }),
    ]);
  });

  const [tent, drill, bike] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
  const list = async (person = own) => (await person.call('favourites')).data.offer_ids;

  it('are stored in the account, and merged with the favourites of a device', async () => {
    expect((await own.call('keepOffers', { body: { offer_ids: [tent] } })).data).toEqual({ offer_ids: [tent] });
    expect((await own.call('keepOffers', { body: { offer_ids: [bike, tent, drill] } })).data).toEqual({
      offer_ids: [bike, drill, tent],
    });
    expect((await own.call('dropOffer', { id: drill })).status).toBe(204);
    expect(await list()).toEqual([bike, tent]);
  });

  it('are visible to their owner only', async () => {
    expect(await list(other)).toEqual([]);
    expect((await other.call('dropOffer', { id: tent })).status).toBe(204);
    expect(await list()).toContain(tent);
    for (const reply of [
      await product.visitor.call('favourites'),
      await product.visitor.call('keepOffers', { body: { offer_ids: [tent] } }),
      await product.visitor.call('dropOffer', { id: tent }),
    ])
      expect(reply.status).toBe(401);
  });

  it('stay unique after double and parallel clicks', async () => {
    const key = randomUUID();
    const keep = (ids: string[], again?: string) =>
      other.call('keepOffers', { body: { offer_ids: ids }, ...(again ? { key: again } : {}) });
    const replies = await Promise.all([
      keep([tent], key),
      keep([tent], key),
      keep([tent]),
      keep([drill]),
      keep([tent, drill, bike]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await list(other)).toSorted()).toEqual([tent, drill, bike]);
  });

  it('reject malformed offer ids, and too many ids at once', async () => {
    for (const offer_ids of [[], ['zu kurz'], Array.from({ length: 101 }, (_, n) => String(n).padStart(10, '0'))]) {
      expect((await own.call('keepOffers', { body: { offer_ids } })).status).toBe(400);
    }
  });
});
