import { Certified } from '@lendring/contracts/account/certificate.js';
import { CertificateId } from '@lendring/contracts/kernel/ids.js';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import * as z from 'zod';
import type { Certificates } from './certificates.port.js';

const TYPE = 'erasure-certificate+jwt';
const Signed = z.object({ jti: CertificateId, certified: Certified });

/** @param jwks private key set of this installation; `issuer`: its public URL */
export const openCertificates = async (
  jwks: Readonly<{ keys: readonly JWK[] }>,
  issuer: string,
): Promise<Certificates> => {
  const [own] = jwks.keys;
  if (!own) throw new Error('The key set of certificates is empty');
  const { kty = '', n = '', e = '', kid = '', alg = 'RS256' } = own;
  const shown = { kty, n, e, kid, alg, use: 'sig' };
  const [key, known] = [await importJWK(own, alg), createLocalJWKSet({ keys: [shown] })];
  return {
    keys: { keys: [shown] },
    sign: (certificateId, said) =>
      new SignJWT({ certified: said })
        .setProtectedHeader({ alg, kid, typ: TYPE })
        .setIssuer(issuer)
        .setJti(certificateId)
        .setIssuedAt(Math.floor(Date.parse(said.erasedAt) / 1000))
        .sign(key),
    read: async (jws) => {
      try {
        const { payload } = await jwtVerify(jws, known, { algorithms: [alg], typ: TYPE });
        const { jti, certified } = Signed.parse(payload);
        return { certificateId: jti, said: certified };
      } catch {
        return null;
      }
    },
  };
};
