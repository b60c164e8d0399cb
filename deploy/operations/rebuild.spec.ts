import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { projections } from './projections.js';
import { projectionNamed, rebuild } from './rebuild.js';

const TITLES = ['Wanderzelt', 'Bohrhammer', 'Gitarre', 'Bierbank', 'Lastenrad', 'Beamer'];

describe('npm run rebuild', () => {
  let product: TestProduct;
  let owner: TestPerson;
  /** Reads as a signed-in user, to bypass the cache of anonymous responses. */
  let reader: TestPerson;
  const told: string[] = [];
  const say = (line: string): void => {
    told.push(line);
  };
  const titles = async (): Promise<readonly string[]> => {
    const { status, data } = await reader.call('offerSearch', { query: { size: 50 } });
    expect(status).toBe(200);
    return data.offers.map((offer) => offer.title).toSorted();
  };

  beforeAll(async () => {
    product = await startProduct();
    owner = await product.person('verleiherin');
    reader = await product.person('leserin');
    for (const title of TITLES) await publishOffer(owner, title);
    expect(await titles()).toEqual(TITLES.toSorted());
  });
  afterAll(async () => product.stop());

  it('knows every read model of the product', () => {
    const kept = readdirSync(product.config.dataDir).flatMap((service) => {
      const file = join(product.config.dataDir, service, 'documents.db');
      if (!existsSync(file)) return [];
      const database = new DatabaseSync(file, { readOnly: true });
      const names = database
        .prepare(`SELECT key FROM small_values WHERE key LIKE 'versions:%'`)
        .all()
        .map(({ key }) => String(key).slice('versions:'.length));
      database.close();
      return names.map((name) => `${service} ${name}`);
    });
    expect(projections.map(({ service, name }) => `${service} ${name}`).toSorted()).toEqual(kept.toSorted());
    expect(projectionNamed('offer-search')).toEqual(projectionNamed('offers'));
  });

  it('rebuilds during searches, and keeps every response complete', async () => {
    let ended = false;
    let answers = 0;
    const searcher = async (): Promise<void> => {
      for (; !ended; answers += 1) expect(await titles()).toEqual(TITLES.toSorted());
    };
    const searching = Promise.all([searcher(), searcher()]);
    for (const name of ['offer-search', 'offers', 'accounts']) await rebuild(product.config, name, say);
    ended = true;
    await searching;
    expect(answers).toBeGreaterThan(10);
    expect(told.filter((line) => line.includes(' rebuilt in '))).toHaveLength(3);
    await publishOffer(owner, 'Nachzügler');
    expect(await titles()).toContain('Nachzügler');
  });

  it('waits for the next start if the product is stopped', async () => {
    await product.running.stop();
    told.length = 0;
    await rebuild(product.config, 'offers', say, { silenceMs: 2_500 });
    expect(told.at(-1)).toContain('begins at its next start');
    product = await product.restart();
    reader = await product.person('leser');
    expect(await titles()).toEqual([...TITLES, 'Nachzügler'].toSorted());
    await rebuild(product.config, 'offers', say);
    expect(told.slice(-2).join(' ')).toMatch(/offers rebuilt in/);
  });

  it('lists the read models, and rejects an unknown read model', async () => {
    await expect(rebuild(product.config, '', say)).rejects.toThrow(/offers .*also named offer-search/);
    await expect(rebuild(product.config, 'offer-list', say)).rejects.toThrow('Read model offer-list does not exist');
    await expect(
      rebuild({ ...product.config, dataDir: join(product.config.dataDir, 'elsewhere') }, 'offers', say),
    ).rejects.toThrow('Set DATA_DIR');
  });
});
