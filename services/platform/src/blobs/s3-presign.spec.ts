import { describe, expect, it } from 'vitest';
import { presign } from './s3-presign.js';

const example = {
  method: 'GET',
  url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
  headers: {},
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  at: new Date('2013-05-24T00:00:00.000Z'),
  expiresInSeconds: 86_400,
} as const;
const signature = (url: string) => new URL(url).searchParams.get('X-Amz-Signature');

describe('presigned URL', () => {
  it('matches the published example', () => {
    expect(signature(presign(example))).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });

  it('signs its headers, so that another header value changes the signature', () => {
    const url = presign({
      ...example,
      method: 'PUT',
      headers: { 'content-type': 'image/webp', 'content-length': '8' },
    });
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    const others = [
      presign({ ...example, method: 'PUT', headers: { 'content-type': 'image/webp', 'content-length': '9' } }),
      presign({ ...example, method: 'PUT', headers: { 'content-type': 'image/png', 'content-length': '8' } }),
      presign({
        ...example,
        method: 'PUT',
        headers: { 'content-type': 'image/webp', 'content-length': '8' },
        region: 'eu-central-1',
      }),
    ];
    expect(new Set([url, ...others].map(signature)).size).toBe(4);
  });
});
