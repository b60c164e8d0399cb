import { describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { ConfigError, loadConfig } from './config.js';

const complaintOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('needs nothing: the embedded profile', () => {
    expect(loadConfig({ HOME: '/somewhere', PORT: '', DATA_DIR: '  ' })).toEqual({
      host: 'localhost', port: 3000, dataDir: resolve('data'), demo: true, publicUrl: 'http://localhost:3000', trustProxy: 0,
      stores: { eventStore: 'sqlite', documents: 'sqlite', search: 'sqlite', blobs: 'files', bus: 'memory', rpc: 'in-process' },
      mail: { kind: 'mailbox' }, externalIssuer: undefined, embedded: true,
      operator: { name: 'Lendring', address: '', email: 'hello@localhost' },
      map: { tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' },
      termsVersion: '2026-01', logLevel: 'info',
    });
  });

  it('is quiet under tests unless asked', () => {
    expect(loadConfig({ NODE_ENV: 'test' }).logLevel).toBe('silent');
    expect(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  });

  it('follows the port in the public address', () => {
    expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(loadConfig({ PORT: '4000', PUBLIC_URL: 'https://Lend.example.org/' }).publicUrl).toBe('https://lend.example.org');
  });

  it('reads what is set', () => {
    const config = loadConfig({
      DEMO: 'off', HOST: '0.0.0.0', MAIL: 'smtp', SMTP_URL: 'smtps://u:p@mail.example.org:465', MAIL_FROM: 'Lendring <hello@example.org>', MAP_TILES_URL: 'off',
      OIDC_ISSUER: 'https://id.example.org/realms/lendring/', OIDC_CLIENT_ID: 'web', OIDC_CLIENT_SECRET: 's', LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      demo: false, host: '0.0.0.0', mail: { kind: 'smtp', url: 'smtps://u:p@mail.example.org:465', from: 'Lendring <hello@example.org>' },
      map: { tiles: null, attribution: null }, embedded: false, logLevel: 'debug',
      externalIssuer: { url: 'https://id.example.org/realms/lendring', clientId: 'web', clientSecret: 's', audience: null },
    });
  });

  it('names every wrong setting at once, with what it should be', () => {
    expect(complaintOf({ PORT: '70000', DEMO: 'maybe', PUBLIC_URL: 'lend.example.org', BUS: 'kafka', MAIL: 'smtp', OPERATOR_EMAIL: 'nobody', LOG_LEVEL: 'loud' })).toBe([
      'Lendring cannot start: 8 settings are wrong.',
      '  PORT=70000 must be a whole number from 1 to 65535',
      '  DEMO=maybe must be on or off',
      '  PUBLIC_URL=lend.example.org must be the address people use, for example https://lend.example.org, without a path',
      '  BUS=kafka must be memory',
      '  OPERATOR_EMAIL=nobody must be an email address',
      '  LOG_LEVEL=loud must be silent, error, warn, info or debug',
      '  SMTP_URL is missing: MAIL=smtp needs the address of a mail server',
      '  MAIL_FROM is missing: MAIL=smtp needs a sender',
    ].join('\n'));
  });

  it.each([
    ['PORT', '0'], ['PORT', '3000.5'], ['PORT', '-1'], ['PORT', '0x10'], ['HOST', 'a b'], ['PUBLIC_URL', 'https://x.org/path'], ['PUBLIC_URL', 'https://x.org?x'], ['PUBLIC_URL', 'ftp://x.org'],
    ['TRUST_PROXY', 'yes'], ['EVENT_STORE', 'postgres'], ['MAIL', 'pigeon'], ['OIDC_ISSUER', 'id'], ['MAIL_FROM', 'Lendring'], ['MAP_TILES_URL', 'https://tiles.example.org'],
    ['TERMS_VERSION', 'the newest one of all'], ['OPERATOR_NAME', 'x'.repeat(101)],
  ])('refuses %s=%s', (name, value) => {
    expect(complaintOf({ [name]: value })).toContain(`${name}=${value} must`);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL has no effect on the local mailbox: set MAIL=smtp as well, or remove it'],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_SECRET: 's' }, 'OIDC_CLIENT_ID is missing: OIDC_ISSUER needs the client id that the issuer knows us by'],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'web' }, 'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs the secret of that client'],
    [{ OIDC_CLIENT_ID: 'web' }, 'OIDC_CLIENT_ID=web has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it'],
  ])('says what is wrong with %j', (env, sentence) => {
    expect(complaintOf(env)).toBe(`Lendring cannot start: one setting is wrong.\n  ${sentence}`);
  });

  it('never repeats a secret', () => {
    const complaint = complaintOf({ SMTP_URL: 'http://user:hunter2@mail.example.org', OIDC_CLIENT_SECRET: 'hunter2'.repeat(100), MAIL: 'smtp' });
    expect(complaint).toContain('SMTP_URL must be');
    expect(complaint).not.toContain('hunter2');
  });
});
