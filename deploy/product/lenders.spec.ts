import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '@lendring/contracts/http/calls.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('a search for the name of a lender', () => {
  let product: TestProduct;
  let shop: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    product = await startProduct();
    [shop, reader] = await Promise.all([
      product.person('buecherei-ehrenfeld', { commercial: true }),
      product.person('leserin'),
      product.person('buecherei-nippes'),
    ]);
    await publishOffer(shop, 'Beamer mit Leinwand');
    await publishOffer(shop, 'Kuppelzelt');
  });
  afterAll(async () => product.stop());

  const found = async (query: Query<'offerSearch'>, who: Pick<TestPerson, 'call'> = product.visitor) =>
    must('offerSearch', await who.call('offerSearch', { query: { lenders: '1', ...query } })).data.lenders.map(
      ({ user, offers }) => [user?.company, user?.city, offers],
    );

  it('names those with offers, with their town and number of offers', async () => {
    expect(await found({ query: 'Bücherei Ehrenfeld' })).toEqual([['buecherei-ehrenfeld GmbH', 'Köln', 2]]);
    expect(await found({ query: 'bücherei' })).toHaveLength(1);
  });

  it('shows the kind of organisation, also after a change', async () => {
    const kinds = async () => {
      const query = { query: 'Bücherei Ehrenfeld', lenders: '1' } as const;
      const { lenders } = must('offerSearch', await product.visitor.call('offerSearch', { query })).data;
      const offers = must(
        'offerSearch',
        await product.visitor.call('offerSearch', { query: { query: 'Beamer' } }),
      ).data;
      return [lenders[0]?.user?.organisation, offers.offers[0]?.owner?.organisation];
    };
    expect(await kinds()).toEqual(['business', 'business']);
    must('changeProfile', await shop.call('changeProfile', { body: { organisation: 'public_body' } }));
    await eventually(kinds, (seen) => seen.every((kind) => kind === 'public_body'));
    const shown = must('userProfile', await product.visitor.call('userProfile', { id: shop.userId })).data;
    expect(shown).toMatchObject({ commercial: true, organisation: 'public_body', company_legalhints: 'Impressum' });
    await eventually(
      async () => must('userProfile', await product.visitor.call('userProfile', { id: shop.userId })).data.trader,
      (trader) => trader?.organisation === 'public_body',
    );
  });

  it('names none on further pages, among the offers of one person, unasked, and for other words', async () => {
    for (const query of [{ page: 2 }, { user_id: shop.userId }, { lenders: '0' }] as const)
      expect(await found({ query: 'bücherei', ...query })).toEqual([]);
    expect(await found({ query: 'Beamer' })).toEqual([]);
  });

  it('names no one whom the caller blocked', async () => {
    expect(await found({ query: 'ehrenfeld' }, reader)).toHaveLength(1);
    must('blockPerson', await reader.call('blockPerson', { body: { user_id: shop.userId } }));
    expect(await found({ query: 'ehrenfeld' }, reader)).toEqual([]);
  });
});
