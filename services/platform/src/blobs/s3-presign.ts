import { createHash, createHmac } from 'node:crypto';

type Options = Readonly<{
  method: 'PUT' | 'GET';
  url: URL;
  /** Signed headers by lower-case name; `host` is always included. */
  headers: Readonly<Record<string, string>>;
  accessKey: string;
  secretKey: string;
  region: string;
  at: Date;
  expiresInSeconds: number;
}>;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * URL signed with AWS Signature Version 4 (query parameters, unsigned payload). Unlike the client's
 * `presignedPutObject` it also signs headers, so the upload must match the signed content type and size exactly.
 */
export const presign = ({
  method,
  url,
  headers,
  accessKey,
  secretKey,
  region,
  at,
  expiresInSeconds,
}: Options): string => {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  const signed = Object.entries({ ...headers, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKey}/${scope}`,
    'X-Amz-Date': moment,
    'X-Amz-Expires': String(expiresInSeconds),
    'X-Amz-SignedHeaders': names,
  })
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');
  const request = [
    method,
    url.pathname,
    query,
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = [moment.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`;
};
