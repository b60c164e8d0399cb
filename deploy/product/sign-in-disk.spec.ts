import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../driver/browser.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { enrol } from '../testing/enrol.js';

const password = 'ein ganz langer Satz';

describe('a sign-in that cannot be stored', () => {
  let product: TestProduct;
  /** Database connection that holds a lock, so that writes fail as on a full disk. */
  let holder: DatabaseSync;
  beforeAll(async () => {
    product = await startProduct();
    await enrol(product, 'mila@example.org', password);
    holder = new DatabaseSync(join(product.config.dataDir, 'identity', 'provider.db'), { timeout: 5_000 });
  });
  afterAll(async () => {
    holder.close();
    await product.stop();
  });

  it('is answered with 503 and a retry time, and works once there is space', async () => {
    const who = browser(product.config.publicUrl);
    const { at } = await who.follow('/auth/login');
    const signIn = () =>
      who.post(`/oidc/interaction/${at.searchParams.get('uid')}`, { email: 'mila@example.org', password });
    const another = browser(product.config.publicUrl);
    holder.exec('BEGIN IMMEDIATE');
    const began = await another.follow('/auth/login');
    expect([began.answer.status, began.answer.headers.get('retry-after')]).toEqual([503, '5']);
    const refused = await signIn();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    holder.exec('ROLLBACK');
    expect(await (await signIn()).json()).toMatchObject({ outcome: 'ok' });
    expect((await another.follow('/auth/login')).at.searchParams.get('uid')).not.toBeNull();
  });
});
