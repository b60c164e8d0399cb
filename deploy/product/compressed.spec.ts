import type { People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

describe('response compression', () => {
  let product: People;
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const ask = (path: string, accept?: string) =>
    new Promise<{ encoding: string | undefined; vary: string; body: Buffer }>((resolve, reject) => {
      get(
        `${product.config.publicUrl}${path}`,
        { headers: accept === undefined ? {} : { 'accept-encoding': accept } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              resolve({
                encoding: answer.headers['content-encoding'],
                vary: String(answer.headers.vary ?? ''),
                body: Buffer.concat(chunks),
              });
            });
        },
      ).on('error', reject);
    });

  it('prefers Brotli to gzip if the client accepts both, with the same content', async () => {
    const plain = await ask('/v1/category');
    expect(plain.encoding).toBeUndefined();
    const [br, gzip] = [await ask('/v1/category', 'gzip, deflate, br'), await ask('/v1/category', 'gzip')];
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
    expect(br.vary).toContain('accept-encoding');
    expect(br.body.length).toBeLessThan(plain.body.length / 2);
    expect([brotliDecompressSync(br.body).equals(plain.body), gunzipSync(gzip.body).equals(plain.body)]).toEqual([
      true,
      true,
    ]);
  });

  it('is skipped if it saves nothing, even for responses from the short-lived cache', async () => {
    expect((await ask('/v1/status', 'br')).encoding).toBeUndefined();
    const search = '/v1/city_search?query=K%C3%B6ln';
    const [first, second] = [await ask(search, 'br'), await ask(search)];
    expect(second.encoding).toBeUndefined();
    expect((first.encoding === 'br' ? brotliDecompressSync(first.body) : first.body).equals(second.body)).toBe(true);
  });

  it('is skipped for responses that depend on a cookie', async () => {
    expect((await ask(`/auth/login?return=${'x'.repeat(1_500)}`, 'br')).encoding).toBeUndefined();
  });
});
