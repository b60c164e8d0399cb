import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { accessToken } from './access-token.js';
import { demoToken, takenBy } from './token.js';

describe('npm run token', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(async () => product.stop());

  const refusal = (promise: Promise<string>) =>
    promise.then(
      () => 'a token',
      (error: unknown) => (error as Error).message,
    );

  it('gives demo users a token that the running instance accepts', async () => {
    const token = await demoToken(product.config, 'Jana@example.org');
    const answer = await product.visitor.raw('GET', '/v1/status', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ error: false, data: { badge: { request: { total: 0 } } } });
  });

  it('rejects unknown users, and any profile except embedded', async () => {
    expect(await refusal(demoToken(product.config, 'somebody@example.org'))).toContain('No demo user has the address');
    const elsewhere = loadConfig({
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      DATA_DIR: product.config.dataDir,
    });
    expect(await refusal(demoToken(elsewhere, 'jana@example.org'))).toContain('needs the embedded profile');
    const empty = await mkdtemp(join(tmpdir(), 'lendring-'));
    expect(await refusal(demoToken({ ...product.config, dataDir: empty }, 'jana@example.org'))).toContain(
      'Start the product once with: npm start',
    );
    await rm(empty, { recursive: true });
  });

  it('reports a token the instance rejects, and a stopped instance', async () => {
    const { config } = product;
    expect(await takenBy(config, await demoToken(config, 'jana@example.org'))).toBe('');
    const elsewhere = await mkdtemp(join(tmpdir(), 'lendring-'));
    const foreign = await accessToken({ ...config, dataDir: elsewhere }, randomUUID());
    expect(await refusal(takenBy({ ...config, dataDir: elsewhere }, foreign))).toBe(
      `The product at http://127.0.0.1:${config.port} rejects this token, because its DATA_DIR is not ${elsewhere} or its PUBLIC_URL is not ${config.publicUrl}. Set both variables to its values.`,
    );
    await rm(elsewhere, { recursive: true });
    const port = await freePort();
    expect(await takenBy({ ...config, port }, foreign)).toContain(`Nothing answers at http://127.0.0.1:${port}`);
  });
});
