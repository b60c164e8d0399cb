import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { openStandIn, type StandIn } from '@lendring/offer/testing/search/meilisearch-stand-in.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('while the search engine is unavailable', () => {
  let standIn: StandIn;
  let product: TestProduct;
  let vendor: TestPerson;
  let opsPort: number;

  const env = () => ({
    SEARCH: 'meilisearch',
    MEILISEARCH_URL: standIn.url,
    MEILISEARCH_KEY: 'secret',
    OPS_PORT: String(opsPort),
  });

  beforeAll(async () => {
    [standIn, opsPort] = [await openStandIn('secret'), await freePort()];
    product = await startProduct(env());
    vendor = await product.person('vendora');
    await publishOffer(vendor, 'Familienzelt für sechs');
  });
  afterAll(async () => {
    await product.stop();
    await standIn.stop();
  });

  const search = async (query: string) => {
    const { status, failure, data } = await vendor.call('offerSearch', { query: { query } });
    return status === 200 ? data.offers.map(({ title }) => title) : `${status} ${failure.msgcode}`;
  };
  const untilFound = (query: string, wanted: readonly string[]) =>
    eventually(
      () => search(query),
      (found) => JSON.stringify(found) === JSON.stringify(wanted),
    );
  const reasons = async (): Promise<string> => (await fetch(`http://127.0.0.1:${opsPort}/health/ready`)).text();
  const ownTitles = async () => (await vendor.call('offers', {})).data.offers.map(({ title }) => title).toSorted();

  it('search answers an error, and offers made or changed meanwhile are found afterwards', async () => {
    await untilFound('familienzelt', ['Familienzelt für sechs']);
    expect(await reasons()).not.toContain('search');
    await standIn.stop();

    expect(await search('familienzelt')).toBe('503 service_unavailable');
    const visitor = await fetch(`${product.config.publicUrl}/v1/offer_search?query=zelt`, {
      headers: { 'accept-language': 'en' },
    });
    expect([visitor.status, visitor.headers.get('retry-after'), await visitor.json()]).toEqual([
      503,
      '5',
      expect.objectContaining({ msgtext: 'This part isn’t available right now. Try again in a moment.' }),
    ]);
    expect(await reasons()).toContain(`offer search: Meilisearch at ${standIn.url} does not answer`);

    const { offerId } = await publishOffer(vendor, 'Lastenrad mit Kiste');
    expect(await ownTitles()).toEqual(['Familienzelt für sechs', 'Lastenrad mit Kiste']);
    must('changeOffer', await vendor.call('changeOffer', { id: offerId, body: { title: 'Lastenrad mit Dach' } }));
    expect((await vendor.call('offer', { id: offerId })).data.title).toBe('Lastenrad mit Dach');

    await standIn.start();
    await untilFound('lastenrad', ['Lastenrad mit Dach']);
    expect(await reasons()).not.toContain('search');
  });

  it('a search that hangs times out', async () => {
    standIn.hang();
    expect(await search('lastenrad')).toBe('503 service_unavailable');
    standIn.resume();
    await untilFound('lastenrad', ['Lastenrad mit Dach']);
  });

  it('a lost index is rebuilt, both at run time and at start', async () => {
    for (const name of standIn.uids()) standIn.lose(name);
    expect(await search('lastenrad')).toBe('503 service_unavailable');
    await untilFound('lastenrad', ['Lastenrad mit Dach']);
    product = await restartedWith(async () => {
      for (const name of standIn.uids()) standIn.lose(name);
    });
    await untilFound('lastenrad', ['Lastenrad mit Dach']);
  });

  it('the product starts, shows offers, and finds them after the outage', async () => {
    product = await restartedWith(async () => standIn.stop());
    expect(await search('lastenrad')).toBe('503 service_unavailable');
    expect(await ownTitles()).toEqual(['Familienzelt für sechs', 'Lastenrad mit Dach']);
    await standIn.start();
    await untilFound('lastenrad', ['Lastenrad mit Dach']);
  });

  const restartedWith = async (between: () => Promise<void>): Promise<TestProduct> => {
    await product.running.stop();
    await between();
    return startProduct({ ...env(), PORT: String(product.config.port) }, product.config.dataDir);
  };
});
