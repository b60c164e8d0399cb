import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretFiles } from '@lendring/platform/runtime/settings/secrets.js';
import { addSecrets, newSettings, passwords, writeSecrets } from './secrets.js';

describe('npm run secrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-secrets-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  const env = async (): Promise<NodeJS.Dict<string>> => parseEnv(await readFile(join(folder, '.env'), 'utf8'));

  it('creates every key and password, readable by their owner only, with new random values', async () => {
    await writeSecrets(folder, 'https://lend.example.org');
    const settings = await env();
    expect(settings).toMatchObject({
      PUBLIC_URL: 'https://lend.example.org',
      OIDC_URL: 'https://id.lend.example.org',
      FILES_URL: 'https://files.lend.example.org',
      HTTP_PORT: '80',
      HTTPS_PORT: '443',
      MAIL_FROM: 'Lendring <hello@lend.example.org>',
    });
    for (const name of passwords) expect(settings[name]).toMatch(/^[\w-]{32}$/);
    expect(new Set(passwords.map((name) => settings[name])).size).toBe(passwords.length);
    expect((await readdir(join(folder, 'secrets'))).toSorted()).toEqual([...secretFiles, 'subjects.master'].toSorted());
    for (const file of ['.env', 'secrets/nickname.key', 'secrets/subjects.master'])
      expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
    const other = newSettings('https://lend.example.org', { uid: 1, gid: 1 });
    for (const name of passwords) expect(other[name]).not.toBe(settings[name]);
  });

  it('never replaces existing secrets', async () => {
    await writeSecrets(folder);
    const before = await readFile(join(folder, '.env'), 'utf8');
    expect((await env())['PUBLIC_URL']).toBe('http://lendring.localhost');
    await expect(writeSecrets(folder)).rejects.toThrow('already exists');
    await rm(join(folder, '.env'));
    await expect(writeSecrets(folder)).rejects.toThrow(/secrets already exists/);
    expect(before).toContain('MONGODB_PASSWORD=');
  });

  it('adds the secrets of a newer version, and keeps existing secrets', async () => {
    await expect(addSecrets(folder)).rejects.toThrow('Create it with npm run secrets');
    await writeSecrets(folder);
    const kept = await readFile(join(folder, 'secrets/nickname.key'), 'utf8');
    await rm(join(folder, 'secrets/erasure.jwks.json'));
    await rm(join(folder, 'secrets/vapid.key'));
    await addSecrets(folder);
    expect(await readdir(join(folder, 'secrets'))).toEqual(expect.arrayContaining([...secretFiles]));
    expect(await readFile(join(folder, 'secrets/nickname.key'), 'utf8')).toBe(kept);
  });

  it('sets the owner to the user of the image when run as root', () => {
    expect(newSettings('http://lendring.localhost:8080', { uid: 1000, gid: 1000 })).toMatchObject({
      HTTP_PORT: '8080',
      HTTPS_PORT: '443',
      FILES_URL: 'http://files.lendring.localhost:8080',
      LENDRING_UID: '1000',
    });
  });

  it.each(['lend.example.org', 'ftp://x.org', 'https://lend.example.org/shop', ''])(
    'rejects %p as a URL',
    async (address) => {
      await expect(writeSecrets(folder, address)).rejects.toThrow('is not the URL of a site');
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
