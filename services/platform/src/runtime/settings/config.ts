import { join } from 'node:path';
import { serviceNames, type ServiceName } from '@lendring/contracts/services.js';
import type * as z from 'zod';
import type { Address } from '../../base/address.js';
import { CannotStart } from '../../base/cannot-start.js';
import { openToEverybody } from './open-to-everybody.js';
import { settingRules } from './setting-rules.js';
import { apiSetting, secretSettings, Settings } from './settings.js';

type Env = Readonly<Record<string, string | undefined>>;

/** Custom header of spec §7; name in lower case. */
export type CustomHeader = Readonly<{ name: string; value: string }>;

export type Stores = Readonly<{
  eventStore: Readonly<{ kind: 'sqlite' } | { kind: 'kurrentdb'; url: string }>;
  documents: Readonly<{ kind: 'sqlite' } | { kind: 'mongodb'; url: string }>;
  keys: Readonly<{ kind: 'sqlite' } | { kind: 'mongodb'; url: string }>;
  search: Readonly<{ kind: 'sqlite' } | { kind: 'meilisearch'; url: string; key: string; prefix: string }>;
  blobs: Readonly<
    | { kind: 'files' }
    | {
        kind: 's3';
        url: string;
        publicUrl: string;
        accessKey: string;
        secretKey: string;
        bucket: string;
        region: string;
      }
  >;
  bus: Readonly<
    | { kind: 'memory' }
    | {
        kind: 'kafka';
        brokers: readonly string[];
        tls: boolean;
        username: string | undefined;
        password: string | undefined;
        mechanism: Settings['KAFKA_MECHANISM'];
      }
  >;
}>;

export type Config = Readonly<{
  host: string;
  port: number;
  dataDir: string;
  /** Absolute path of the folder with the installation's keys, shared by all its processes. */
  secretsDir: string;
  demo: boolean;
  /** Public origin without trailing slash. */
  publicUrl: string;
  /** Number of trusted proxies that may report the client address. */
  trustProxy: number;
  stores: Stores;
  streamCacheBytes: number;
  /** Addresses of services; null: all run in this process. */
  apis: Readonly<Record<ServiceName, Address>> | null;
  api: Address;
  /** Listening address for health and metrics; null: none. */
  ops: Address | null;
  startWaitMs: number;
  /** Base URL of an OTLP/HTTP collector; null: no traces. */
  traces: string | null;
  mail: Readonly<{ kind: 'mailbox' } | { kind: 'smtp'; url: string; from: string }>;
  /** SMS provider; `off`: phone numbers cannot be verified. */
  sms: Readonly<{ kind: 'off' } | { kind: 'mailbox' } | { kind: 'seven'; url: string; key: string; from: string }>;
  phones: Readonly<{ countries: readonly string[]; smsADay: number }>;
  trustedInstallations: Settings['TRUSTED_INSTALLATIONS'];
  /** Milliseconds for which notifications are collected into one mail. */
  mailWaitMs: number;
  /**
   * External OpenID issuer; undefined: the built-in provider is used. `audience`: required audience of access tokens,
   * null when the issuer sets none.
   */
  externalIssuer:
    | Readonly<{ url: string; clientId: string; clientSecret: string; audience: string | null }>
    | undefined;
  /** True when all services and the sign-in run in one process; required for `/dev/mail` and `npm run token`. */
  embedded: boolean;
  /** Allowed webhook targets: `public` addresses over https, or `any` during development. */
  webhookTargets: 'public' | 'any';
  /** Payment provider and the operator's billing files; null: the built-in plans and issuer. */
  billing: Readonly<{
    payments:
      | Readonly<{ kind: 'off' | 'test' | 'account' }>
      | Readonly<{ kind: 'stripe'; secretKey: string; webhookSecret: string; url: string | null }>;
    catalogueFile: string | null;
    issuerFile: string | null;
  }>;
  operator: Readonly<{ name: string; address: string; email: string }>;
  map: Readonly<{ tiles: string | null; attribution: string | null }>;
  termsVersion: string | null;
  /** Commit of the running build, if set at build time (`--build-arg COMMIT` for the image). */
  commit: string | null;
  apiHeader: CustomHeader;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}>;

export class ConfigError extends CannotStart {
  override readonly name = 'ConfigError';
}

const SEVEN = 'https://gateway.seven.io/api/sms';

const OPS_PORT = 9464;

// Check combinations even when single values are invalid, so that all problems are reported at once.
const Checked = settingRules.reduce<z.ZodType<Settings>>(
  (settings, { setting, error, broken }) =>
    settings.refine((given) => !broken(given), { path: [setting], error, when: () => true }),
  Settings,
);

/**
 * Reads all settings from the environment, once. Empty variables count as unset; tests (`NODE_ENV=test`) log nothing.
 * @throws ConfigError listing all invalid settings
 */
export const loadConfig = (env: Env): Config => {
  const given = Object.fromEntries(
    Object.keys(Settings.shape).flatMap((name) => {
      const value = env[name]?.trim() || (name === 'LOG_LEVEL' && env['NODE_ENV'] === 'test' ? 'silent' : undefined);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const read = Checked.safeParse(given);
  if (!read.success) throw new ConfigError(complaint(read.error.issues, given));
  const s = read.data;
  const distributed = s.RPC === 'tcp';
  const opsPort = s.OPS_PORT ?? (distributed ? OPS_PORT : undefined);
  return {
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    secretsDir: s.SECRETS_DIR ?? join(s.DATA_DIR, 'keys'),
    demo: s.DEMO ?? s.OIDC_ISSUER === undefined,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    trustProxy: s.TRUST_PROXY,
    stores: storesOf(s),
    apis: apisOf(s),
    api: { host: s.RPC_HOST, port: s.RPC_PORT },
    ops: opsPort === undefined ? null : { host: s.OPS_HOST, port: opsPort },
    startWaitMs: s.START_WAIT_SECONDS * 1000,
    traces: s.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    mail: s.SMTP_URL && s.MAIL_FROM ? { kind: 'smtp', url: s.SMTP_URL, from: s.MAIL_FROM } : { kind: 'mailbox' },
    sms: smsOf(s),
    trustedInstallations: s.TRUSTED_INSTALLATIONS,
    phones: { countries: s.SMS_COUNTRIES, smsADay: s.SMS_DAILY_LIMIT },
    mailWaitMs: s.MAIL_WAIT_SECONDS * 1000,
    externalIssuer:
      s.OIDC_ISSUER && s.OIDC_CLIENT_ID && s.OIDC_CLIENT_SECRET
        ? {
            url: s.OIDC_ISSUER,
            clientId: s.OIDC_CLIENT_ID,
            clientSecret: s.OIDC_CLIENT_SECRET,
            audience: s.OIDC_AUDIENCE ?? null,
          }
        : undefined,
    embedded: s.OIDC_ISSUER === undefined && !distributed,
    webhookTargets: s.WEBHOOK_TARGETS,
    billing: { payments: paymentsOf(s), catalogueFile: s.PLAN_CATALOGUE ?? null, issuerFile: s.BILLING_ISSUER ?? null },
    operator: { name: s.OPERATOR_NAME, address: s.OPERATOR_ADDRESS, email: s.OPERATOR_EMAIL },
    map:
      s.MAP_TILES_URL === 'off'
        ? { tiles: null, attribution: null }
        : { tiles: s.MAP_TILES_URL, attribution: s.MAP_ATTRIBUTION },
    streamCacheBytes: s.STREAM_CACHE_MB * 1_048_576,
    termsVersion: s.TERMS_VERSION ?? null,
    commit: s.COMMIT ?? null,
    apiHeader: { name: s.API_HEADER_NAME, value: s.API_HEADER_VALUE },
    logLevel: s.LOG_LEVEL,
  };
};

const smsOf = (s: Settings): Config['sms'] => {
  if (s.SMS === 'seven' && s.SMS_API_KEY !== undefined)
    return { kind: 'seven', url: s.SMS_URL ?? SEVEN, key: s.SMS_API_KEY, from: s.SMS_FROM };
  const preset = s.MAIL === 'mailbox' && s.RPC !== 'tcp' ? 'mailbox' : 'off';
  return { kind: (s.SMS ?? preset) === 'mailbox' ? 'mailbox' : 'off' };
};

const paymentsOf = (s: Settings): Config['billing']['payments'] => {
  if (s.PAYMENTS === 'stripe' && s.STRIPE_SECRET_KEY !== undefined && s.STRIPE_WEBHOOK_SECRET !== undefined)
    return {
      kind: 'stripe',
      secretKey: s.STRIPE_SECRET_KEY,
      webhookSecret: s.STRIPE_WEBHOOK_SECRET,
      url: s.STRIPE_URL ?? null,
    };
  const preset = openToEverybody(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`) ? 'off' : 'test';
  const kind = s.PAYMENTS ?? preset;
  return { kind: kind === 'test' || kind === 'account' ? kind : 'off' };
};

const storesOf = (s: Settings): Stores => ({
  eventStore: s.KURRENTDB_URL ? { kind: 'kurrentdb', url: s.KURRENTDB_URL } : { kind: 'sqlite' },
  documents: s.MONGODB_URL ? { kind: 'mongodb', url: s.MONGODB_URL } : { kind: 'sqlite' },
  keys: s.KEYS_MONGODB_URL ? { kind: 'mongodb', url: s.KEYS_MONGODB_URL } : { kind: 'sqlite' },
  search:
    s.MEILISEARCH_URL && s.MEILISEARCH_KEY
      ? { kind: 'meilisearch', url: s.MEILISEARCH_URL, key: s.MEILISEARCH_KEY, prefix: s.MEILISEARCH_PREFIX }
      : { kind: 'sqlite' },
  blobs:
    s.S3_URL && s.S3_ACCESS_KEY && s.S3_SECRET_KEY
      ? {
          kind: 's3',
          url: s.S3_URL,
          publicUrl: s.S3_PUBLIC_URL ?? s.S3_URL,
          accessKey: s.S3_ACCESS_KEY,
          secretKey: s.S3_SECRET_KEY,
          bucket: s.S3_BUCKET,
          region: s.S3_REGION,
        }
      : { kind: 'files' },
  bus: s.KAFKA_BROKERS
    ? {
        kind: 'kafka',
        brokers: s.KAFKA_BROKERS,
        tls: s.KAFKA_TLS,
        username: s.KAFKA_USERNAME,
        password: s.KAFKA_PASSWORD,
        mechanism: s.KAFKA_MECHANISM,
      }
    : { kind: 'memory' },
});

const apisOf = (s: Settings): Config['apis'] => {
  const known = serviceNames.map((name) => [name, s[apiSetting(name)]] as const);
  return known.every(([, address]) => address) ? (Object.fromEntries(known) as Record<ServiceName, Address>) : null;
};

const complaint = (issues: readonly z.core.$ZodIssue[], given: Env): string => {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0]);
    if (!first.has(name)) first.set(name, issue.message);
  }
  const lines = [...first].map(([name, message]) => {
    const value = given[name];
    return `  ${value === undefined || secretSettings.has(name) ? name : `${name}=${value}`} ${message}`;
  });
  return [
    `Lendring cannot start: ${lines.length === 1 ? 'one setting is' : `${lines.length} settings are`} wrong.`,
    ...lines,
  ].join('\n');
};
