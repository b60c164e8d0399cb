import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyOptions, UsedPasskey } from '@lendring/contracts/identity/passkeys.js';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64Url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

const FLAGS = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, synced: 0x10, holdsKey: 0x40 } as const;

export type Oddity = Readonly<{
  origin?: string;
  host?: string;
  counter?: number;
  unverified?: boolean;
  type?: string;
  handle?: string;
}>;

/** A synced ES256 passkey with a counter. Creates real attestations and assertions (WebAuthn §6) without a browser. */
export const softwarePasskey = (siteOrigin: string, { id = randomBytes(32) }: Readonly<{ id?: Buffer }> = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let handle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (host: string, flags: number, count: number, key: Uint8Array = Buffer.alloc(0)): Buffer => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), number, key]);
  };
  const flagsOf = ({ unverified = false }: Oddity): number =>
    FLAGS.present | (unverified ? 0 : FLAGS.verified) | FLAGS.mayBeSynced | FLAGS.synced;
  const keyData = (): Buffer => {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
  };
  const names = { id: base64Url(id), rawId: base64Url(id), type: 'public-key' as const };

  return {
    id: names.id,
    make: (options: PasskeyOptions, odd: Oddity = {}): NewPasskey => {
      handle = options.user.id;
      const { host = options.rp.id, origin = siteOrigin, type = 'webauthn.create' } = odd;
      const data = authenticatorData(host, flagsOf(odd) | FLAGS.holdsKey, counter, keyData());
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...names,
        response: {
          clientDataJSON: base64Url(clientData(type, options.challenge, origin)),
          attestationObject: base64Url(attestation),
          transports: ['internal'],
        },
      };
    },
    use: ({ challenge, host }: Readonly<{ challenge: string; host: string }>, odd: Oddity = {}): UsedPasskey => {
      counter = odd.counter ?? counter + 1;
      const client = clientData(odd.type ?? 'webauthn.get', challenge, odd.origin ?? siteOrigin);
      const data = authenticatorData(odd.host ?? host, flagsOf(odd), counter);
      return {
        ...names,
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: odd.handle ?? handle,
        },
      };
    },
  };
};
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
