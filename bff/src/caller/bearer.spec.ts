import { describe, expect, it } from 'vitest';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { createBearer } from './bearer.js';

const url = 'https://id.example.org/realms/lendring';

const issuerWith = (keys: () => Response | Promise<Response>) => ({
  url,
  builtIn: false,
  audience: null,
  fetch: async () => keys(),
  jwksUri: async () => `${url}/certs`,
});
const token = async (key: Parameters<SignJWT['sign']>[0], expires = '1h'): Promise<string> =>
  `Bearer ${await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'k' }).setIssuer(url).setSubject('someone').setIssuedAt().setExpirationTime(expires).sign(key)}`;

describe('the user of a token', () => {
  it('is verified by the issuer’s keys', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
    const bearer = createBearer(issuerWith(() => Response.json({ keys: [jwk] })));
    expect(await bearer.of(undefined)).toBeNull();
    expect(await bearer.of(await token(privateKey))).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      session: null,
      expires: expect.any(Number),
    });
    const stranger = await generateKeyPair('RS256');
    await expect(bearer.of(await token(stranger.privateKey))).rejects.toMatchObject({ code: 'sign_in_needed' });
    await expect(bearer.of(await token(privateKey, '-1h'))).rejects.toMatchObject({ code: 'sign_in_needed' });
    for (const header of [
      'Bearer of bad news',
      'Bearer aaaaaaaaaaaaaaaaaaaaaaaaa',
      `Bearer ${'a.b.c'.repeat(9)}`,
      'Basic abc',
    ]) {
      await expect(bearer.of(header)).rejects.toMatchObject({ code: 'sign_in_needed' });
    }
  });

  it('is valid until the token expires or its session ends', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
    const session = '0f6c1d52-6c9a-4b3e-9f0e-2f4a3c1b5d6e';
    const signed = `Bearer ${await new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(url)
      .setSubject('someone')
      .setExpirationTime('1h')
      .sign(privateKey)}`;
    let isOpen = true;
    let later = 0;
    const builtIn = { ...issuerWith(() => Response.json({ keys: [jwk] })), builtIn: true };
    const bearer = createBearer(builtIn, { sessionIsOpen: () => isOpen, now: () => Date.now() + later });
    const bearing = await bearer.of(signed);
    if (!bearing) throw new Error('The token was not read');
    expect([bearing.session, bearer.isValid(bearing)]).toEqual([session, true]);
    isOpen = false;
    expect(bearer.isValid(bearing)).toBe(false);
    isOpen = true;
    later = 3_601_000;
    expect(bearer.isValid(bearing)).toBe(false);
  });

  it.each([
    [
      'is away',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['is broken', () => new Response('oops', { status: 502 })],
  ] as const)('is unavailable, not rejected, while the issuer %s', async (_, keys) => {
    const { privateKey } = await generateKeyPair('RS256');
    await expect(createBearer(issuerWith(keys)).of(await token(privateKey))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
