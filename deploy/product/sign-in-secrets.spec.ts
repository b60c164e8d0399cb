import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { browser } from '../driver/browser.js';
import { forgetKeysNotes } from '../testing/keys-notes.js';
import { enrol } from '../testing/enrol.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const password = 'ein ganz langer Satz';

describe('the secrets of the built-in sign-in', () => {
  let product: TestProduct;
  afterEach(async () => product.stop());

  const file = (name: string): string => join(product.config.dataDir, 'keys', `${name}.key`);
  const key = (name: string): Promise<string> => readFile(file(name), 'utf8');
  const outcomeFor = async (email: string): Promise<string> => {
    const who = browser(product.config.publicUrl);
    const { at } = await who.follow('/auth/login');
    const answer = await who.post(`/oidc/interaction/${at.searchParams.get('uid')}`, { email, password });
    return ((await answer.json()) as { outcome: string }).outcome;
  };

  it('are stored under their own names in a new installation', async () => {
    product = await startProduct();
    const names = ['sign-in-address', 'sign-in-token', 'nickname', 'cookie'];
    expect(new Set(await Promise.all(names.map(key))).size).toBe(names.length);
    await enrol(product, 'mila@example.org', password);
    const before = await key('sign-in-address');
    product = await product.restart();
    expect([await outcomeFor('mila@example.org'), await key('sign-in-address')]).toEqual(['ok', before]);
  });

  it('match users who registered under the former names', async () => {
    product = await startProduct();
    // Recreate the former state, in which addresses were keyed by `nickname` and the key `sign-in-address` did not
    // exist.
    await product.running.stop();
    await cp(file('nickname'), file('sign-in-address'));
    forgetKeysNotes(product.config.dataDir);
    product = await product.restart();
    await enrol(product, 'mila@example.org', password);
    await product.running.stop();
    forgetKeysNotes(product.config.dataDir);
    for (const name of ['sign-in-address', 'sign-in-token']) await rm(file(name));

    product = await product.restart();
    expect(await outcomeFor('mila@example.org')).toBe('ok');
    expect(await key('sign-in-address')).toBe(await key('nickname'));
    expect(await key('sign-in-token')).not.toBe(await key('cookie'));
  });
});
