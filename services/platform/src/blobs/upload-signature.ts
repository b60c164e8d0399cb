import { createHmac, timingSafeEqual } from 'node:crypto';

export type UploadGrant = Readonly<{ key: string; contentType: string; size: number; expiresAt: number }>;

const signatureOf = (grant: UploadGrant, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', grant.key, grant.contentType, grant.size, grant.expiresAt]))
    .digest();

export const signGrant = (grant: UploadGrant, secret: Uint8Array): string =>
  new URLSearchParams({
    type: grant.contentType,
    size: String(grant.size),
    expires: String(grant.expiresAt),
    signature: signatureOf(grant, secret).toString('base64url'),
  }).toString();

/** Reads the upload grant of a URL; null unless the signature is valid. The caller checks the expiry. */
export const readGrant = (key: string, query: URLSearchParams, secret: Uint8Array): UploadGrant | null => {
  const grant = {
    key,
    contentType: query.get('type') ?? '',
    size: Number(query.get('size')),
    expiresAt: Number(query.get('expires')),
  };
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const expected = signatureOf(grant, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? grant : null;
};
