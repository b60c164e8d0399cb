import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../base/cannot-start.js';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Keys of this installation, created at first use and kept forever: losing a key loses the data that depends on it. */
export interface Secrets {
  /** Random bytes by name, for example `blur` or `upload`; always the same ones. */
  secret(name: SecretName, bytes?: number): Promise<Uint8Array>;
  /**
   * Secret that takes over a use of another secret. If `isOlder` (called only when the key is created) finds data
   * keyed with the other secret, the new secret is a copy of that secret.
   */
  successor(name: SecretName, of: SecretName, isOlder: () => Promise<boolean>): Promise<Uint8Array>;
  present(name: SecretName): Promise<Uint8Array | null>;
  jwks(name: KeySetName): Promise<{ readonly keys: readonly JWK[] }>;
}

/**
 * `blur` offsets approximate positions, `nickname` names streams, `upload` signs URLs, `cookie` seals sessions,
 * `oidc-client` is shared by BFF and provider, `visitor` counts hits, `vapid` signs pushes (a new one invalidates all
 * push subscriptions), `mail-link` signs links in mails for unsubscribing or for a visitor's decision, `guesses` hides
 * the keys of counted failed attempts, `ads` derives the URLs of ads and their reports.
 */
const secretNames = [
  'blur',
  'nickname',
  'upload',
  'cookie',
  'oidc-client',
  'visitor',
  'vapid',
  'mail-link',
  'guesses',
  'ads',
] as const;
/**
 * Secrets of the built-in sign-in: `sign-in-address` names streams by email, `sign-in-token` signs links in mails and
 * cookies.
 */
const signInSecretNames = ['sign-in-address', 'sign-in-token'] as const;
export type SecretName = (typeof secretNames)[number] | (typeof signInSecretNames)[number];

/** Signing keys with a published public half: `erasure` signs certificates of account deletion. */
const keySetNames = ['erasure'] as const;
type KeySetName = (typeof keySetNames)[number] | 'oidc';

const keyFile = (name: SecretName): string => `${name}.key`;
const keySetFile = (name: KeySetName): string => `${name}.jwks.json`;
export const secretFiles = [...secretNames.map(keyFile), ...keySetNames.map(keySetFile)] as const;

export const makeSecrets = async (directory: string): Promise<void> => {
  const secrets = openSecrets(directory);
  for (const name of secretNames) await secrets.secret(name);
  for (const name of keySetNames) await secrets.jwks(name);
};

const BYTES = 32;

/** Keys as files in a folder (`DATA_DIR/keys`) that only its owner may read. Concurrent starts create each key once. */
export const openSecrets = (directory: string): Secrets => {
  const known = new Map<string, Promise<string>>();
  const once = (file: string, make: () => Promise<string>): Promise<string> => {
    const content = known.get(file) ?? readOrMake(directory, file, make);
    known.set(file, content);
    content.catch(() => known.delete(file));
    return content;
  };
  const keyIn = (file: string, text: string, bytes: number): Uint8Array => {
    const key = Buffer.from(text.trim(), 'base64url');
    if (key.length === bytes) return new Uint8Array(key);
    throw new CannotStart(
      `Lendring cannot start: ${join(directory, file)} has ${key.length} bytes instead of ${bytes}. Restore it from a backup; a new key cannot decrypt existing data.`,
    );
  };
  const secret = async (name: SecretName, bytes: number, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = keyFile(name);
    return keyIn(file, await once(file, async () => Buffer.from(await make()).toString('base64url')), bytes);
  };
  const random = (bytes: number) => async () => randomBytes(bytes);
  return {
    secret: (name, bytes = BYTES) => secret(name, bytes, random(bytes)),
    successor: (name, of, isOlder) =>
      secret(name, BYTES, async () => ((await isOlder()) ? secret(of, BYTES, random(BYTES)) : randomBytes(BYTES))),
    present: async (name) => {
      const text = await readFile(join(directory, keyFile(name)), 'utf8').catch(absent);
      return text === null ? null : keyIn(keyFile(name), text, BYTES);
    },
    jwks: async (name) => {
      const file = keySetFile(name);
      const text = await once(file, async () => JSON.stringify({ keys: [await signingKey()] }));
      try {
        return JSON.parse(text) as { keys: readonly JWK[] };
      } catch {
        throw new CannotStart(
          `Lendring cannot start: ${join(directory, file)} is not a JSON Web Key Set. Restore it from a backup, or remove it to create a new one, which invalidates existing sign-ins and certificates.`,
        );
      }
    },
  };
};

const signingKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
};

/** Creates the file atomically with `link`, which never replaces a file, so the first process to create it wins. */
const readOrMake = async (directory: string, file: string, make: () => Promise<string>): Promise<string> => {
  const path = join(directory, file);
  const there = await readFile(path, 'utf8').catch(absent);
  if (there !== null) return there;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = join(directory, `.${file}.${randomBytes(8).toString('hex')}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(await make());
    await handle.sync();
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await unlink(draft);
  }
  return readFile(path, 'utf8');
};

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
