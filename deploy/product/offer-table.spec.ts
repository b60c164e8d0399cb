import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('the table of own offers', () => {
  let product: People;
  let owner: TestPerson;
  let other: TestPerson;
  const ids: string[] = [];

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, other] = await Promise.all([product.person('hatvieles'), product.person('hatwenig')]);
    for (const title of ['Zelt', 'Lampe', 'Boot']) ids.push((await publishOffer(owner, title)).offerId);
    const [tent, lamp] = ids as [string, string];
    const size = (value: string) => ({ metadata: [{ name: 'Größe', value, public: true }] });
    await owner.call('changeOffer', { id: tent, body: { number: 'Z-10', ...size('12 m') } });
    await owner.call('changeOffer', { id: lamp, body: { number: 'Z-9', ...size('3 m') } });
  });

  const titles = async (query: Readonly<{ sort?: string; query?: string }>) =>
    must('offerTable', await owner.call('offerTable', { query })).data.offers.map(({ title }) => title);

  it('sorts by number and metadata and finds every text, for its owner only', async () => {
    expect((await titles({ sort: 'number' })).slice(0, 2)).toEqual(['Lampe', 'Zelt']);
    expect((await titles({ sort: '-meta:Größe' })).slice(0, 2)).toEqual(['Zelt', 'Lampe']);
    expect(await titles({ query: 'z-10' })).toEqual(['Zelt']);
    expect(await titles({ query: '12 m' })).toEqual(['Zelt']);
    expect(must('offerTable', await other.call('offerTable')).data.paging.total).toBe(0);
    expect((await product.visitor.call('offerTable')).status).toBe(401);
    expect((await owner.call('offerTable', { query: { sort: 'owner' } })).status).toBe(400);
  });

  it('refuses a number twice, also in parallel, and hides numbers from others', async () => {
    const [tent, lamp, boat] = ids as [string, string, string];
    expect((await owner.call('changeOffer', { id: lamp, body: { number: 'z-10' } })).failure).toMatchObject({
      msgcode: 'number_taken',
    });
    const claims = await Promise.all(
      [tent, lamp, boat].map((id) => owner.call('changeOffer', { id, body: { number: 'B-1' } })),
    );
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(must('offer', await other.call('offer', { id: lamp })).data.number).toBeNull();
  });

  it('keeps named views with the account, saved once by a repeated click', async () => {
    const key = randomUUID();
    const body = { name: 'Nach Nummer', query: 'sort=number' };
    for (let times = 0; times < 2; times += 1) await owner.call('saveTableView', { body, key });
    const [view, ...more] = must('tableViews', await owner.call('tableViews')).data;
    expect([view, more]).toMatchObject([body, []]);
    expect((await other.call('tableViews')).data).toEqual([]);
    await other.call('removeTableView', { id: view!.view_id });
    expect((await owner.call('tableViews')).data).toHaveLength(1);
    await owner.call('removeTableView', { id: view!.view_id });
    expect((await owner.call('tableViews')).data).toEqual([]);
  });
});
