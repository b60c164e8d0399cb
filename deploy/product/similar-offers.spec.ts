import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishOffer } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('similar offers nearby', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => product.stop());

  it('are of the same kind and nearby, and exclude the offer itself', async () => {
    const [owner, neighbour, faraway] = await Promise.all([
      product.person('hier'),
      product.person('nebenan'),
      product.person('weit_weg', { city: 'Kassel', postal: '34117' }),
    ]);
    const { offerId } = await publishOffer(owner, 'Rasenmäher mit Fangkorb');
    const near = await publishOffer(neighbour, 'Rasenmäher mit Kabel');
    const far = await publishOffer(faraway, 'Rasenmäher mit Akku');
    const { data: all } = await product.visitor.call('offerSearch', { query: { query: 'rasenmäher' } });
    expect(all.offers.map(({ offer_id: id }) => id)).toEqual(
      expect.arrayContaining([offerId, near.offerId, far.offerId]),
    );
    const { data: similar } = await product.visitor.call('offerSearch', { query: { ref_id: offerId } });
    expect(similar.offers.map(({ offer_id: id }) => id)).toEqual([near.offerId]);

    await owner.call('deactivateOffer', { id: offerId });
    const { data: kind } = await neighbour.call('offerSearch', { query: { ref_id: offerId } });
    expect(kind.offers.map(({ offer_id: id, distance_km: km }) => [id, km])).toEqual(
      expect.arrayContaining([
        [near.offerId, null],
        [far.offerId, null],
      ]),
    );
    await owner.call('deleteOffer', { id: offerId });
    expect((await neighbour.call('offerSearch', { query: { ref_id: offerId } })).status).toBe(404);
  });

  it('do not reveal drafts', async () => {
    const person = await product.person('entwirft');
    const { data: draft } = await person.call('draftOffer', { body: {} });
    expect((await product.visitor.call('offerSearch', { query: { ref_id: draft.offer_id } })).failure.msgcode).toBe(
      'offer_not_found',
    );
  });
});
