import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importJWK, jwtVerify, SignJWT } from 'jose';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets } from './secrets.js';

describe('installation keys', () => {
  let folder: string;
  let keys: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    keys = join(folder, 'keys');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are created once and stay the same after a restart', async () => {
    const first = await openSecrets(keys).secret('blur');
    expect(first).toHaveLength(32);
    expect(await openSecrets(keys).secret('blur')).toEqual(first);
    expect(await openSecrets(keys).secret('cookie')).not.toEqual(first);
    expect(await openSecrets(keys).secret('visitor', 16)).toHaveLength(16);
  });

  it('are readable by their owner only', async () => {
    await openSecrets(keys).secret('blur');
    await openSecrets(keys).jwks('oidc');
    expect((await stat(keys)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(keys)) expect((await stat(join(keys, file))).mode & 0o777).toBe(0o600);
    expect((await readdir(keys)).toSorted()).toEqual(['blur.key', 'oidc.jwks.json']);
  });

  it('are equal for all processes that start concurrently', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => openSecrets(keys).secret('cookie')));
    expect(new Set(all.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    expect(await readdir(keys)).toEqual(['cookie.key']);
  });

  it('adopt the secret they replace if that secret was in use, and decide so only once', async () => {
    const { secret, successor } = openSecrets(keys);
    const before = await secret('nickname');
    expect(await successor('sign-in-address', 'nickname', async () => true)).toEqual(before);
    expect(await openSecrets(keys).successor('sign-in-address', 'nickname', async () => false)).toEqual(before);

    const own = await successor('sign-in-token', 'cookie', async () => false);
    expect(own).not.toEqual(await secret('cookie'));
    const later = openSecrets(keys).successor('sign-in-token', 'cookie', () => Promise.reject(new Error('Asked')));
    expect(await later).toEqual(own);
  });

  it('sign tokens that the matching public keys verify', async () => {
    const {
      keys: [jwk],
    } = await openSecrets(keys).jwks('oidc');
    if (!jwk) throw new Error('no key');
    const token = await new SignJWT({ a: 1 })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
      .sign(await importJWK(jwk));
    const { kty, n, e } = jwk;
    const verified = await jwtVerify(token, await importJWK({ kty, n, e } as typeof jwk, 'RS256'));
    expect(verified.payload).toEqual({ a: 1 });
    expect((await openSecrets(keys).jwks('oidc')).keys).toEqual([jwk]);
  });

  it('are never replaced when damaged', async () => {
    await openSecrets(keys).secret('blur');
    await writeFile(join(keys, 'blur.key'), 'short');
    await expect(openSecrets(keys).secret('blur')).rejects.toThrow(
      /blur\.key has 3 bytes instead of 32\. Restore it from a backup/,
    );
    await openSecrets(keys).jwks('oidc');
    await writeFile(join(keys, 'oidc.jwks.json'), '{');
    await expect(openSecrets(keys).jwks('oidc')).rejects.toThrow(/is not a JSON Web Key Set/);
  });
});
