import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSecrets } from '@lendring/platform/runtime/settings/secrets.js';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import { openCertificates } from '../certificate/certificates.adapter.js';
import { openReputations } from './reputations.adapter.js';
import type { Reputations } from './reputations.port.js';

const issuer = 'https://lend.example.org';
const at = '2026-05-01T10:00:00.000Z';
const later = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
const email = 'mila@example.org';
const says = {
  nickname: 'mila_k',
  memberSince: '2024-01-02T08:00:00.000Z',
  ratingAsVendor: { average: 4.8, count: 12 },
  ratingAsBorrower: { average: null, count: 0 },
  loansLent: 14,
  loansBorrowed: 3,
};
const keySet = () => openSecrets(mkdtempSync(join(tmpdir(), 'reputation-'))).jwks('erasure');

let keys: Readonly<{ keys: readonly JWK[] }>;
let own: Reputations;
beforeAll(async () => {
  keys = await keySet();
  own = await openReputations(keys, issuer);
});

describe('a reputation signed by another installation', () => {
  const elsewhere = 'https://other.example.org';
  let theirs: Readonly<{ keys: readonly JWK[] }>;
  let here: Reputations;
  let signs: Reputations['sign'];
  beforeAll(async () => {
    theirs = await keySet();
    ({ sign: signs } = await openReputations(theirs, elsewhere));
    const { keys: shown } = (await openCertificates(theirs, elsewhere)).keys;
    here = await openReputations(keys, issuer, [{ issuer: elsewhere, keys: shown }]);
  });

  it('is accepted from a trusted installation, for the holder of the email address in it', async () => {
    const { jwt } = await signs(says, email, at);
    const found = await here.readForeign(jwt, at);
    if (typeof found === 'string') throw new Error(found);
    expect(found).toMatchObject({ paperId: expect.any(String), reputation: { issuer: elsewhere, issuedAt: at, says } });
    expect([await found.isOf(email), await found.isOf('eve@example.org')]).toEqual([true, false]);
    expect(await here.readForeign(jwt, later(90))).toBe('expired');
    expect(here.trusted).toEqual([elsewhere]);
  });

  it('is rejected from this or an untrusted installation, and with a wrong signature', async () => {
    const { jwt } = await signs(says, email, at);
    expect(await own.readForeign(jwt, at)).toBe('untrusted');
    expect(await here.readForeign((await own.sign(says, email, at)).jwt, at)).toBe('own');
    const pretends = await openReputations(await keySet(), elsewhere);
    expect(await here.readForeign((await pretends.sign(says, email, at)).jwt, at)).toBe('invalid');
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const better = Buffer.from(body, 'base64url').toString().replace('"count":12', '"count":99');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'vc+jwt' })).toString('base64url');
    for (const wrong of [
      `${head}.${Buffer.from(better).toString('base64url')}.${signature}`,
      `${none}.${body}.`,
      jwt.slice(0, -5),
      'nothing',
      '',
    ])
      expect(['invalid']).toContain(await here.readForeign(wrong, at));
    const tooMany = { ...says, ratingAsVendor: { average: 17, count: 12 } };
    expect(await here.readForeign((await signs(tooMany, email, at)).jwt, at)).toBe('invalid');
  });
});

describe('a signed reputation', () => {
  it('is a credential anyone can verify with the public key, without any email address', async () => {
    const { jwt, expiresAt } = await own.sign(says, email, at);
    const { keys: shown } = (await openCertificates(keys, issuer)).keys;
    const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys: shown as JWK[] }), { typ: 'vc+jwt' });
    expect(payload).toMatchObject({
      type: ['VerifiableCredential', 'LendringReputation'],
      issuer,
      validFrom: at,
      validUntil: expiresAt,
      credentialSubject: { nickname: 'mila_k', ratingAsVendor: { average: 4.8, count: 12 } },
    });
    expect(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).not.toContain(email);
    expect(decodeProtectedHeader(jwt)).toMatchObject({ typ: 'vc+jwt', cty: 'vc' });
  });

  it('verifies as signed until it expires', async () => {
    const signed = await own.sign(says, email, at);
    expect(await own.read(signed.jwt, at)).toMatchObject({ reputation: signed });
    expect(await own.read(signed.jwt, later(89))).toMatchObject({ reputation: { says } });
    expect(await own.read(signed.jwt, later(90))).toBe('expired');
    expect(await own.read(signed.jwt, later(-1))).toBe('invalid');
  });

  it('belongs to the holder of the email address only', async () => {
    const found = await own.read((await own.sign(says, email, at)).jwt, at);
    if (typeof found === 'string') throw new Error(found);
    expect(await found.isOf(' Mila@Example.org ')).toBe(true);
    expect(await found.isOf('somebody.else@example.org')).toBe(false);
  });

  it('is rejected when forged, truncated, foreign or another kind of credential', async () => {
    const { jwt } = await own.sign(says, email, at);
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const better = Buffer.from(body, 'base64url').toString().replace('"count":12', '"count":99');
    const foreign = await (await openReputations(await keySet(), issuer)).sign(says, email, at);
    const elsewhere = await (await openReputations(keys, 'https://other.example.org')).sign(says, email, at);
    const certificates = await openCertificates(keys, issuer);
    const erased = await certificates.sign('5e6f0b8e-3f0e-4e64-9b8e-6a2f6b3f7c11', {
      deletedAt: at,
      erasedAt: at,
      erased: [],
      kept: [],
    });
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'vc+jwt' })).toString('base64url');
    for (const wrong of [
      `${head}.${Buffer.from(better).toString('base64url')}.${signature}`,
      `${head}.${body}`,
      `${none}.${body}.`,
      jwt.slice(0, -5),
      foreign.jwt,
      elsewhere.jwt,
      erased,
      'nothing',
    ])
      expect(await own.read(wrong, at)).toBe('invalid');
    expect(await certificates.read(jwt)).toBeNull();
  });
});
