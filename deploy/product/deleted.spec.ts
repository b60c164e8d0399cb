import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('deleted records', () => {
  let product: TestProduct;
  let owner: TestPerson;
  beforeAll(async () => {
    product = await startProduct({ WEBHOOK_TARGETS: 'any' });
    owner = await product.person('loescher');
  });
  afterAll(() => product.stop());

  it('an offer disappears at once for everyone, and from search results', async () => {
    const { offerId: published } = await publishOffer(owner, 'Gleichwegzelt');
    must('deleteOffer', await owner.call('deleteOffer', { id: published }));
    const [own, other, search] = await Promise.all([
      owner.call('offer', { id: published }),
      product.visitor.call('offer', { id: published }),
      product.visitor.call('offerSearch', { query: { query: 'Gleichwegzelt' } }),
    ]);
    expect([own.status, other.status, search.data.paging.total]).toEqual([404, 404, 0]);
    for (let n = 0; n < 20; n += 1) {
      const { offer_id: id } = must('draftOffer', await owner.call('draftOffer', { body: {} })).data;
      must('deleteOffer', await owner.call('deleteOffer', { id }));
      expect((await owner.call('offer', { id })).status).toBe(404);
    }
  });

  it('a draft answers a retry of its creation with 404 instead of a retryable error', async () => {
    const key = { key: 'draft-and-delete' };
    const { offer_id: id } = must('draftOffer', await owner.call('draftOffer', { body: {}, ...key })).data;
    expect(must('draftOffer', await owner.call('draftOffer', { body: {}, ...key })).data.offer_id).toBe(id);
    must('deleteOffer', await owner.call('deleteOffer', { id }));
    for (let n = 0; n < 2; n += 1) {
      expect(await owner.call('draftOffer', { body: {}, ...key })).toMatchObject({
        status: 404,
        failure: { msgcode: 'offer_not_found' },
      });
    }
  });

  it('a webhook answers 404 to a retry of its creation', async () => {
    const body = { name: 'Test', url: 'https://partner.example/hook', types: ['offer.published'] } as const;
    const ask = () =>
      owner.call('createWebhook', { body: { ...body, types: [...body.types] }, key: 'webhook-and-delete' });
    const { webhook_id: id } = must('createWebhook', await ask()).data;
    must('deleteWebhook', await owner.call('deleteWebhook', { id }));
    expect(must('webhooks', await owner.call('webhooks')).data.map((one) => one.webhook_id)).toEqual([]);
    expect(await ask()).toMatchObject({ status: 404, failure: { msgcode: 'webhook_not_found' } });
  });

  it('an unblocked day is free at once', async () => {
    const { offerId } = await publishOffer(owner, 'Blockzelt');
    const from = dayAhead(40);
    for (let n = 0; n < 5; n += 1) {
      const { block_id: id } = must(
        'block',
        await owner.call('block', { body: { offer_id: offerId, date_from: from, date_to: from } }),
      ).data;
      const taken = async () =>
        must(
          'offerCalendar',
          await owner.call('offerCalendar', { id: offerId, query: { date_from: from, date_to: from } }),
        ).data.length;
      expect(await taken()).toBe(1);
      must('unblock', await owner.call('unblock', { id, query: { offer_id: offerId } }));
      expect(await taken()).toBe(0);
    }
  });
});
