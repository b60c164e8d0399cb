import { describe, expect, it } from 'vitest';
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

describe('configuration', () => {
  it('defaults to the embedded profile', () => {
    expect(loadConfig({ HOME: '/somewhere', PORT: '', DATA_DIR: '  ' })).toEqual({
      host: 'localhost',
      port: 3000,
      dataDir: resolve('data'),
      commit: null,
      demo: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      secretsDir: resolve('data/keys'),
      stores: {
        eventStore: { kind: 'sqlite' },
        documents: { kind: 'sqlite' },
        keys: { kind: 'sqlite' },
        search: { kind: 'sqlite' },
        blobs: { kind: 'files' },
        bus: { kind: 'memory' },
      },
      apis: null,
      api: { host: 'localhost', port: 4000 },
      ops: null,
      startWaitMs: 120_000,
      traces: null,
      webhookTargets: 'public',
      mail: { kind: 'mailbox' },
      sms: { kind: 'mailbox' },
      trustedInstallations: [],
      phones: { countries: ['DE', 'AT', 'CH', 'NL', 'GB'], smsADay: 500 },
      mailWaitMs: 120_000,
      externalIssuer: undefined,
      embedded: true,
      billing: { payments: { kind: 'test' }, catalogueFile: null, issuerFile: null },
      operator: { name: 'Lendring', address: '', email: 'hello@localhost' },
      map: { tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' },
      streamCacheBytes: 64 * 1_048_576,
      termsVersion: null,
      apiHeader: { name: 'x-lendring', value: '1' },
      logLevel: 'info',
    });
  });

  it('is silent under tests unless configured otherwise', () => {
    expect(loadConfig({ NODE_ENV: 'test' }).logLevel).toBe('silent');
    expect(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  });

  const open = { DEMO: 'off', MAIL: 'smtp', SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'hello@example.org' };

  it('trusts no other installation without its public keys', () => {
    const key = { kty: 'RSA', n: 'n'.repeat(342), e: 'AQAB', kid: 'one', alg: 'RS256', use: 'sig' };
    const one = { issuer: 'https://lend.example.org', keys: [key] };
    const set = (list: unknown) => ({ TRUSTED_INSTALLATIONS: JSON.stringify(list) });
    expect(loadConfig({}).trustedInstallations).toEqual([]);
    expect(loadConfig({ TRUSTED_INSTALLATIONS: '' }).trustedInstallations).toEqual([]);
    expect(loadConfig(set([one])).trustedInstallations).toEqual([one]);
    for (const wrong of [
      [{ ...one, issuer: 'https://lend.example.org/' }],
      [{ ...one, issuer: 'lend.example.org' }],
      [{ ...one, keys: [] }],
      [{ ...one, keys: [{ ...key, d: 'private' }] }],
      [{ ...one, keys: [{ ...key, kty: 'oct' }] }],
      one,
    ])
      expect(complaintOf(set(wrong))).toMatch(/TRUSTED_INSTALLATIONS=.* must be a list in JSON/);
    expect(complaintOf({ TRUSTED_INSTALLATIONS: '[{' })).toMatch(/TRUSTED_INSTALLATIONS=.* must be a list in JSON/);
  });

  it('sends SMS to the local mailbox by default, to a configured gateway, or nowhere', () => {
    const smtp = { MAIL: 'smtp', SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'hello@example.org' };
    expect(loadConfig({}).sms).toEqual({ kind: 'mailbox' });
    expect(loadConfig({ SMS: 'off' }).sms).toEqual({ kind: 'off' });
    expect(loadConfig(smtp).sms).toEqual({ kind: 'off' });
    expect(loadConfig({ ...smtp, SMS: 'seven', SMS_API_KEY: 'k' }).sms).toEqual({
      kind: 'seven',
      url: 'https://gateway.seven.io/api/sms',
      key: 'k',
      from: 'Lendring',
    });
    expect(loadConfig({ SMS_COUNTRIES: 'de, nl', SMS_DAILY_LIMIT: '20' }).phones).toEqual({
      countries: ['DE', 'NL'],
      smsADay: 20,
    });
    expect(complaintOf({ SMS: 'seven' })).toContain('SMS_API_KEY is missing: SMS=seven needs the key of the gateway');
    expect(complaintOf({ SMS_API_KEY: 'secret-key' })).toContain('SMS_API_KEY has no effect without SMS=seven');
    expect(complaintOf({ SMS_API_KEY: 'secret-key' })).not.toContain('secret-key');
    expect(complaintOf({ SMS_URL: 'https://sms.example.org' })).toContain('has no effect without SMS=seven');
    expect(complaintOf({ ...smtp, SMS: 'mailbox' })).toContain('cannot be mailbox');
    expect(complaintOf({ SMS_COUNTRIES: 'Germany' })).toContain('must be countries by two letters');
    expect(complaintOf({ SMS: 'seven', SMS_API_KEY: 'k', SMS_FROM: 'much too long a name' })).toContain('SMS_FROM');
  });

  it('requires both Stripe secrets and keeps them out of errors', () => {
    const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(loadConfig(stripe).billing.payments).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      url: null,
    });
    expect(complaintOf({ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1' })).toContain(
      'STRIPE_WEBHOOK_SECRET is missing',
    );
    expect(complaintOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toContain('has no effect without PAYMENTS=stripe');
    expect(complaintOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).not.toContain('sk_live_1');
    expect(complaintOf({ STRIPE_URL: 'http://localhost:12111' })).toContain('has no effect without PAYMENTS=stripe');
    expect(loadConfig({ PAYMENTS: 'off' }).billing.payments).toEqual({ kind: 'off' });
  });

  it('never exposes the demo or the local mailbox publicly', () => {
    for (const PUBLIC_URL of [
      'https://lend.example.org',
      'https://192.168.1.5',
      'http://lend.example.org',
      'http://203.0.113.7:3000',
    ]) {
      expect(complaintOf({ PUBLIC_URL })).toBe(
        [
          'Lendring cannot start: 2 settings are wrong.',
          '  DEMO must be off: PUBLIC_URL is open to everybody, and so is the password of the demo people',
          '  MAIL must be smtp: PUBLIC_URL is open to everybody, and links to new passwords must not stay in the local mailbox',
        ].join('\n'),
      );
      expect(complaintOf({ ...open, PUBLIC_URL, DEMO: 'on' })).toContain('DEMO=on must be off');
      expect(loadConfig({ ...open, PUBLIC_URL })).toMatchObject({ demo: false, mail: { kind: 'smtp' } });
    }
    for (const PUBLIC_URL of [
      'http://localhost:3000',
      'https://localhost:3443',
      'https://lendring.localhost',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://192.168.1.5:3000',
      'http://desk.local:3000',
      'http://desk:3000',
    ]) {
      expect(loadConfig({ PUBLIC_URL })).toMatchObject({ demo: true, mail: { kind: 'mailbox' } });
    }
  });

  it('derives the public address from the port', () => {
    expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(loadConfig({ ...open, PORT: '4000', PUBLIC_URL: 'https://Lend.example.org/' }).publicUrl).toBe(
      'https://lend.example.org',
    );
  });

  it('reads all settings', () => {
    const config = loadConfig({
      HOST: '0.0.0.0',
      MAIL: 'smtp',
      SMTP_URL: 'smtps://u:p@mail.example.org:465',
      MAIL_FROM: 'Lendring <hello@example.org>',
      MAP_TILES_URL: 'off',
      OIDC_ISSUER: 'https://id.example.org/realms/lendring/',
      OIDC_CLIENT_ID: 'web',
      OIDC_CLIENT_SECRET: 's',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      demo: false,
      host: '0.0.0.0',
      mail: { kind: 'smtp', url: 'smtps://u:p@mail.example.org:465', from: 'Lendring <hello@example.org>' },
      map: { tiles: null, attribution: null },
      embedded: false,
      logLevel: 'debug',
      externalIssuer: {
        url: 'https://id.example.org/realms/lendring',
        clientId: 'web',
        clientSecret: 's',
        audience: null,
      },
    });
  });

  it('lists all invalid settings at once, with the expected values', () => {
    expect(
      complaintOf({
        PORT: '70000',
        DEMO: 'maybe',
        PUBLIC_URL: 'lend.example.org',
        BUS: 'rabbit',
        MAIL: 'smtp',
        OPERATOR_EMAIL: 'nobody',
        LOG_LEVEL: 'loud',
      }),
    ).toBe(
      [
        'Lendring cannot start: 8 settings are wrong.',
        '  PORT=70000 must be a whole number from 1 to 65535',
        '  DEMO=maybe must be on or off',
        '  PUBLIC_URL=lend.example.org must be the address people use, for example https://lend.example.org, without a path',
        '  BUS=rabbit must be memory or kafka',
        '  OPERATOR_EMAIL=nobody must be an email address',
        '  LOG_LEVEL=loud must be silent, error, warn, info or debug',
        '  SMTP_URL is missing: MAIL=smtp needs the address of a mail server',
        '  MAIL_FROM is missing: MAIL=smtp needs a sender',
      ].join('\n'),
    );
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['PORT', '0x10'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'https://x.org/path'],
    ['PUBLIC_URL', 'https://x.org?x'],
    ['PUBLIC_URL', 'ftp://x.org'],
    ['TRUST_PROXY', 'yes'],
    ['API_HEADER_NAME', 'X Lendring'],
    ['API_HEADER_NAME', 'x-forwarded-for'],
    ['API_HEADER_VALUE', 'a b'],
    ['EVENT_STORE', 'postgres'],
    ['MAIL', 'pigeon'],
    ['OIDC_ISSUER', 'id'],
    ['MAIL_FROM', 'Lendring'],
    ['MAP_TILES_URL', 'https://tiles.example.org'],
    ['TERMS_VERSION', 'the newest one of all'],
    ['COMMIT', 'main'],
    ['STREAM_CACHE_MB', '-1'],
    ['OPERATOR_NAME', 'x'.repeat(101)],
  ])('rejects %s=%s', (name, value) => {
    expect(complaintOf({ [name]: value })).toContain(`${name}=${value} must`);
  });

  it.each([
    [
      { SMTP_URL: 'smtp://mail.example.org' },
      'SMTP_URL has no effect on the local mailbox: set MAIL=smtp as well, or remove it',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_SECRET: 's' },
      'OIDC_CLIENT_ID is missing: OIDC_ISSUER needs the client id that the issuer knows us by',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'web' },
      'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs the secret of that client',
    ],
    [
      { KURRENTDB_URL: 'kurrentdb://db:2113' },
      'KURRENTDB_URL has no effect without EVENT_STORE=kurrentdb: set that as well, or remove it',
    ],
    [{ EVENT_STORE: 'kurrentdb' }, 'KURRENTDB_URL is missing: EVENT_STORE=kurrentdb needs the address of the database'],
    [{ BUS: 'kafka' }, 'KAFKA_BROKERS is missing: BUS=kafka needs the addresses of brokers'],
    [
      { BUS: 'kafka', KAFKA_BROKERS: 'kafka' },
      'KAFKA_BROKERS=kafka must be hosts with ports, for example kafka-1:9092,kafka-2:9092',
    ],
    [
      { DOCUMENTS: 'mongodb', MONGODB_URL: 'mongodb://db', KEYS: 'mongodb', KEYS_MONGODB_URL: 'mongodb://db' },
      'KEYS_MONGODB_URL must lead to another server or database than MONGODB_URL: a backup of one must not hold the other',
    ],
    [
      { SEARCH: 'meilisearch', MEILISEARCH_URL: 'http://search:7700' },
      'MEILISEARCH_KEY is missing: SEARCH=meilisearch needs the key of the search engine',
    ],
    [
      { BLOBS: 's3', S3_URL: 'http://minio:9000/x', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
      'S3_URL=http://minio:9000/x must be the address of the file store, for example http://minio:9000, without a path',
    ],
    [{ RPC_OFFER: 'offer:4000' }, 'RPC_OFFER=offer:4000 has no effect without RPC=tcp: set that as well, or remove it'],
    [
      { DEMO: 'on', OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'web', OIDC_CLIENT_SECRET: 's' },
      'DEMO=on must be off: demo people sign in with the built-in sign-in, which OIDC_ISSUER replaces',
    ],
    [
      { OIDC_CLIENT_ID: 'web' },
      'OIDC_CLIENT_ID=web has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it',
    ],
  ])('explains the error in %j', (env, sentence) => {
    expect(complaintOf(env)).toBe(`Lendring cannot start: one setting is wrong.\n  ${sentence}`);
  });

  const production = {
    RPC: 'tcp',
    BUS: 'kafka',
    KAFKA_BROKERS: 'kafka-1:9092, [::1]:9093',
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'web',
    OIDC_CLIENT_SECRET: 's',
    RPC_ACCOUNT: 'account:4000',
    RPC_OFFER: 'offer:4000',
    RPC_REQUEST: 'request:4000',
    RPC_PLACE: 'place:4000',
    RPC_GROUP: 'group:4000',
    RPC_BILLING: 'billing:4000',
    RPC_MODERATION: 'moderation:4000',
    RPC_INSTALLATION: 'installation:4000',
    RPC_PARTNER: 'partner:4000',
    RPC_NOTIFICATION: 'notification:4000',
    EVENT_STORE: 'kurrentdb',
    KURRENTDB_URL: 'kurrentdb+discover://a:2113,b:2113?tls=true',
    DOCUMENTS: 'mongodb',
    MONGODB_URL: 'mongodb://a,b/?replicaSet=r',
    KEYS: 'mongodb',
    KEYS_MONGODB_URL: 'mongodb://keys',
    SEARCH: 'meilisearch',
    MEILISEARCH_URL: 'http://search:7700',
    MEILISEARCH_KEY: 'm',
    BLOBS: 's3',
    S3_URL: 'http://minio:9000',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  };

  it('reads the production profile', () => {
    expect(loadConfig(production)).toMatchObject({
      embedded: false,
      demo: false,
      ops: { host: 'localhost', port: 9464 },
      apis: { partner: { host: 'partner', port: 4000 } },
      stores: {
        eventStore: { kind: 'kurrentdb', url: production.KURRENTDB_URL },
        documents: { kind: 'mongodb', url: production.MONGODB_URL },
        keys: { kind: 'mongodb', url: 'mongodb://keys' },
        search: { kind: 'meilisearch', url: 'http://search:7700', key: 'm', prefix: 'lendring' },
        bus: {
          kind: 'kafka',
          brokers: ['kafka-1:9092', '[::1]:9093'],
          tls: false,
          username: undefined,
          password: undefined,
          mechanism: 'scram-sha-512',
        },
        blobs: {
          kind: 's3',
          url: 'http://minio:9000',
          publicUrl: 'http://minio:9000',
          accessKey: 'a',
          secretKey: 'b',
          bucket: 'lendring',
          region: 'us-east-1',
        },
      },
    });
  });

  it('explains why separate services need a bus, an issuer and all service APIs', () => {
    expect(complaintOf({ RPC: 'tcp', RPC_OFFER: 'offer:4000' })).toBe(
      [
        'Lendring cannot start: 11 settings are wrong.',
        '  BUS must be kafka: RPC=tcp needs a bus between processes, and a bus in memory ends at the border of its own',
        '  OIDC_ISSUER is missing: RPC=tcp needs an OpenID issuer, for the built-in sign-in runs only in the one process of the embedded profile',
        ...[
          'PLACE',
          'ACCOUNT',
          'REQUEST',
          'GROUP',
          'BILLING',
          'MODERATION',
          'INSTALLATION',
          'PARTNER',
          'NOTIFICATION',
        ].map((api) => `  RPC_${api} is missing: RPC=tcp needs to know where that service listens`),
      ].join('\n'),
    );
  });

  it('never prints a secret', () => {
    const complaint = complaintOf({
      SMTP_URL: 'http://user:hunter2@mail.example.org',
      OIDC_CLIENT_SECRET: 'hunter2'.repeat(100),
      MAIL: 'smtp',
    });
    expect(complaint).toContain('SMTP_URL must be');
    expect(complaint).not.toContain('hunter2');
  });
});
