import { createHmac, timingSafeEqual } from 'node:crypto';

export type ReporterLink = Readonly<{ decisionId: string; reportId: string }>;

const UUID = 16;
const SIGNED = 2 * UUID;
const WHOLE = SIGNED + 16;

const bytesOf = ({ decisionId, reportId }: ReporterLink): Buffer =>
  Buffer.from(`${decisionId}${reportId}`.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const signatureOf = (secret: Uint8Array, signed: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update('reporter link')
    .update(signed)
    .digest()
    .subarray(0, WHOLE - SIGNED);

/** Signed, stateless links for visitors that name a decision and a report. */
export const reporterLinks = (secret: Uint8Array) => ({
  tokenOf: (link: ReporterLink): string => {
    const signed = bytesOf(link);
    return Buffer.concat([signed, signatureOf(secret, signed)]).toString('base64url');
  },
  read: (token: string): ReporterLink | null => {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== WHOLE) return null;
    const signed = bytes.subarray(0, SIGNED);
    if (!timingSafeEqual(bytes.subarray(SIGNED), signatureOf(secret, signed))) return null;
    return { decisionId: uuidOf(signed.subarray(0, UUID)), reportId: uuidOf(signed.subarray(UUID)) };
  },
});
export type ReporterLinks = ReturnType<typeof reporterLinks>;
