import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const shop = {
  deposit: 5000,
  deposit_kind: 'transfer',
  deposit_per_unit: false,
  hold_hours: 24,
  booking_rules: {
    lead_days: 2,
    lead_until: '12:00',
    longest_advance: 90,
    preparation: { before: { count: 0, unit: 'days' }, after: { count: 1, unit: 'days' } },
  },
  ask_rules: { max_km: 50, postals: [], towns: [], phone: false, good_ratings: 0 },
  delivery: { services: ['bring'], steps: [{ up_to_km: 10, price: 1500 }], note: 'ab 16 Uhr' },
} satisfies Body<'setOfferDefaults'>;

describe('the default conditions of new offers', () => {
  let product: People;
  let owner: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, other] = await Promise.all([product.person('hatvorgaben'), product.person('ohnevorgaben')]);
  });

  it('begin drafts of their owner, and leave existing offers as they are', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt');
    const before = must('offer', await owner.call('offer', { id: offerId })).data;
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(must('setOfferDefaults', await owner.call('setOfferDefaults', { body: shop, key })).data).toEqual({
        ...shop,
        set: true,
      });
    expect(must('draftOffer', await owner.call('draftOffer')).data).toMatchObject(shop);
    expect(must('draftOffer', await other.call('draftOffer')).data).toMatchObject({ deposit: null, delivery: null });
    expect(must('offerDefaults', await other.call('offerDefaults')).data.set).toBe(false);
    expect(must('offer', await owner.call('offer', { id: offerId })).data).toEqual(before);
    expect((await product.visitor.call('offerDefaults')).status).toBe(401);
  });

  it('refuse what no offer could have', async () => {
    const refused = async (change: Partial<Body<'setOfferDefaults'>>) =>
      (await owner.call('setOfferDefaults', { body: { ...shop, ...change } })).failure;
    expect(await refused({ deposit: null })).toMatchObject({ msgcode: 'deposit_amount_needed' });
    expect(await refused({ deposit_kind: 'document' })).toMatchObject({ msgcode: 'deposit_amount_unused' });
    expect(await refused({ hold_hours: 1_000_000 })).toMatchObject({ msgcode: 'invalid_input' });
    expect(await refused({ booking_rules: { ...shop.booking_rules, lead_days: 90 } })).toMatchObject({
      msgcode: 'invalid_input',
    });
  });
});
