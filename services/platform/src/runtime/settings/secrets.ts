import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../base/cannot-start.js';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Keys of this installation, created at first use and kept for ever: losing them loses what they protect. */
export interface Secrets {
  /** Random bytes behind a name such as `blur` or `upload`; always the same ones. */
  secret(name: SecretName, bytes?: number): Promise<Uint8Array>;
  /** A private RS256 key set for signing, behind a name such as `oidc`. */
  jwks(name: string): Promise<{ readonly keys: readonly JWK[] }>;
}

/**
 * `blur` moves rough locations, `nickname` names streams, `upload` signs addresses, `cookie` seals sessions,
 * `oidc-client` is known to BFF and provider, `visitor` counts hits.
 */
export const secretNames = ['blur', 'nickname', 'upload', 'cookie', 'oidc-client', 'visitor'] as const;
export type SecretName = (typeof secretNames)[number];

/**
 * Keys as files of a folder (`DATA_DIR/keys`) that only its owner may read. Starting twice at once makes each key once.
 */
export const openSecrets = (directory: string): Secrets => {
  const known = new Map<string, Promise<string>>();
  const once = (file: string, make: () => Promise<string>): Promise<string> => {
    const content = known.get(file) ?? readOrMake(directory, file, make);
    known.set(file, content);
    content.catch(() => known.delete(file));
    return content;
  };
  return {
    secret: async (name, bytes = 32) => {
      const file = `${checked(name)}.key`;
      const key = Buffer.from(
        (await once(file, async () => randomBytes(bytes).toString('base64url'))).trim(),
        'base64url',
      );
      if (key.length === bytes) return new Uint8Array(key);
      throw new CannotStart(
        `Lendring cannot start: ${join(directory, file)} holds ${key.length} bytes instead of ${bytes}: put the file back from a backup; a new key cannot read what the old one protected`,
      );
    },
    jwks: async (name) => {
      const file = `${checked(name)}.jwks.json`;
      const text = await once(file, async () => JSON.stringify({ keys: [await signingKey()] }));
      try {
        return JSON.parse(text) as { keys: readonly JWK[] };
      } catch {
        throw new CannotStart(
          `Lendring cannot start: ${join(directory, file)} is not a JSON Web Key Set: put it back from a backup, or remove it to make a new one (everybody signs in again)`,
        );
      }
    },
  };
};

const checked = (name: string): string => {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) throw new Error(`Not a name of a key: ${JSON.stringify(name)}`);
  return name;
};

const signingKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
};

/** The file appears complete or not at all, and the first one to make it wins: `link` never replaces. */
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
