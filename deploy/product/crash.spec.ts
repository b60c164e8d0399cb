import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type ChildProduct, type TestProduct } from '../driver/product.js';

const WRITES = 300;
const AT_ONCE = 20;

describe('kill -9 during 1,000 writes', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let offerId: string;
  let child: ChildProduct;

  beforeAll(async () => {
    product = await startProduct();
    owner = await product.person('schreiber');
    ({ offerId } = await publishOffer(owner, 'Vorher'));
    await product.running.stop();
    child = await spawnProduct(product.config);
  });
  afterAll(async () => {
    await child.stop();
    await product.stop();
  });

  it('keeps every acknowledged command, and yields read models equal to a fresh rebuild', async () => {
    const acknowledged = new Set<string>();
    // Use a different author for each draft, because of the limit per user.
    const people = Array.from({ length: AT_ONCE }, () => randomUUID());
    const asEverybody = async () => {
      const callers = await Promise.all(people.map((userId) => child.as(userId)));
      return (number: number): TestPerson => callers[number % AT_ONCE] ?? owner;
    };
    const writer = await asEverybody();
    let sent = 0;
    const write = async (): Promise<void> => {
      while (sent < WRITES) {
        const number = (sent += 1);
        if (number === WRITES / 2) child.process.kill('SIGKILL');
        const reply = await writer(number)
          .call('draftOffer', { body: {}, key: `draft-number-${number}` })
          .catch(() => null);
        if (reply?.status === 200) acknowledged.add(reply.data.offer_id);
        if (!reply) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
    expect(acknowledged.size).toBeGreaterThan(50);
    expect(sent).toBeLessThan(WRITES);

    child = await spawnProduct(product.config);
    const reader = await child.as(owner.userId);
    const repeat = await asEverybody();
    const all = async (): Promise<Map<string, unknown>> => {
      const readers = await Promise.all([owner.userId, ...people].map((userId) => child.as(userId)));
      const pages = await Promise.all(readers.map((who) => who.call('offers', { query: { size: 100 } })));
      return new Map(pages.flatMap(({ data }) => data.offers.map((offer) => [offer.offer_id, offer])));
    };
    const kept = await all();
    for (const id of acknowledged) expect(kept.has(id)).toBe(true);
    for (const number of [1, 2, 3, 120])
      await repeat(number).call('draftOffer', { body: {}, key: `draft-number-${number}` });
    expect((await reader.call('offer', { id: offerId })).data.title).toBe('Vorher');

    const before = await all();
    await child.stop();
    for (const service of ['account', 'offer', 'request', 'identity']) {
      for (const file of ['documents.db', 'documents.db-wal', 'documents.db-shm'])
        await rm(join(product.config.dataDir, service, file), { force: true });
    }
    await rm(join(product.config.dataDir, 'offer', 'search'), { recursive: true, force: true });
    child = await spawnProduct(product.config);
    const rebuilt = await child.as(owner.userId);
    // Write once more: the write resolves once the read models have caught up.
    await rebuilt.call('changeOffer', { id: offerId, body: { title: 'Nachher' }, key: randomUUID() });
    const after = await all();
    expect(after.size).toBe(before.size);
    for (const [id, offer] of before) if (id !== offerId) expect(after.get(id)).toEqual(offer);
    expect(
      (await rebuilt.call('offerSearch', { query: { query: 'nachher' } })).data.offers.map((o) => o.offer_id),
    ).toEqual([offerId]);
  });
});
