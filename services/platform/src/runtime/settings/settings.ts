import { resolve } from 'node:path';
import { Country } from '@lendring/contracts/kernel/place.js';
import { serviceNames, type ServiceName } from '@lendring/contracts/services.js';
import * as z from 'zod';
import {
  clusterAddress,
  countries,
  file,
  installations,
  isEmailAddress,
  isMailServer,
  isSender,
  isWebAddress,
  listenAt,
  onOffOrUnset,
  onOrOff,
  oneOf,
  oneOfOrUnset,
  originOnly,
  place,
  places,
  port,
  secret,
  text,
  webAddress,
  wholeNumber,
} from './setting-values.js';

export type ApiSetting = `RPC_${Uppercase<ServiceName>}`;
export const apiSetting = (service: ServiceName): ApiSetting =>
  `RPC_${service.toUpperCase() as Uppercase<ServiceName>}`;

const apis = Object.fromEntries(serviceNames.map((name) => [apiSetting(name), place(`${name}:4000`)])) as Record<
  ApiSetting,
  ReturnType<typeof place>
>;

/** All settings by environment variable. Defaults are those of the embedded profile. */
export const Settings = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: listenAt(),
  DATA_DIR: z
    .string()
    .prefault('./data')
    .transform((path) => resolve(path)),
  SECRETS_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  DEMO: onOffOrUnset,
  PUBLIC_URL: originOnly('the address people use, for example https://lend.example.org, without a path'),
  TRUST_PROXY: wholeNumber(0, 10, 0),

  EVENT_STORE: oneOf(['sqlite', 'kurrentdb'], 'sqlite'),
  KURRENTDB_URL: clusterAddress(/(?:kurrentdb|esdb)(?:\+discover)?/, 'kurrentdb://kurrentdb:2113?tls=false'),
  DOCUMENTS: oneOf(['sqlite', 'mongodb'], 'sqlite'),
  MONGODB_URL: clusterAddress(/mongodb(?:\+srv)?/, 'mongodb://mongodb:27017'),
  KEYS: oneOf(['sqlite', 'mongodb'], 'sqlite'),
  KEYS_MONGODB_URL: clusterAddress(/mongodb(?:\+srv)?/, 'mongodb://keys:27017'),
  SEARCH: oneOf(['sqlite', 'meilisearch'], 'sqlite'),
  MEILISEARCH_URL: webAddress('the address of Meilisearch, for example http://meilisearch:7700'),
  MEILISEARCH_KEY: secret(200),
  MEILISEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'must be what names of indexes begin with: small letters, digits and dashes')
    .prefault('lendring'),
  /** Cache size for folded streams in megabytes; 0 disables the cache. */
  STREAM_CACHE_MB: wholeNumber(0, 4_096, 64),
  BLOBS: oneOf(['files', 's3'], 'files'),
  S3_URL: originOnly('the address of the file store, for example http://minio:9000, without a path'),
  S3_PUBLIC_URL: originOnly(
    'the address of the file store that browsers reach, for example https://files.example.org, without a path',
  ),
  S3_ACCESS_KEY: secret(200),
  S3_SECRET_KEY: secret(200),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and dashes',
    )
    .prefault('lendring'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as us-east-1')
    .prefault('us-east-1'),
  BUS: oneOf(['memory', 'kafka'], 'memory'),
  KAFKA_BROKERS: places('kafka-1:9092,kafka-2:9092'),
  KAFKA_TLS: onOrOff('off'),
  KAFKA_USERNAME: secret(200),
  KAFKA_PASSWORD: secret(500),
  KAFKA_MECHANISM: oneOf(['scram-sha-512', 'scram-sha-256', 'plain'], 'scram-sha-512'),

  RPC: oneOf(['in-process', 'tcp'], 'in-process'),
  RPC_HOST: listenAt(),
  RPC_PORT: wholeNumber(1, 65_535, 4000),
  ...apis,
  START_WAIT_SECONDS: wholeNumber(0, 3_600, 120),
  OPS_HOST: listenAt(),
  OPS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress(
    'the address of a collector that takes OTLP over HTTP, for example http://collector:4318',
  ),

  MAIL: oneOf(['mailbox', 'smtp'], 'mailbox'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be the address of a mail server, for example smtp://user:password@mail.example.org:587')
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be a sender, for example Lendring <hello@lend.example.org>').optional(),
  /** Seconds for which notifications are collected into one mail. */
  MAIL_WAIT_SECONDS: wholeNumber(0, 3_600, 120),

  /**
   * Default: the local mailbox if mails go there as well; otherwise off, in which case phone numbers are not
   * requested.
   */
  SMS: oneOfOrUnset(['off', 'mailbox', 'seven']),
  SMS_URL: webAddress('the address that SMS are posted to, for example https://gateway.seven.io/api/sms'),
  SMS_API_KEY: secret(200),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:[A-Za-z0-9 ]{1,11}|\+?\d{1,16})$/,
      'must be what phones show: 11 letters and digits at most, or a number',
    )
    .prefault('Lendring'),
  SMS_COUNTRIES: countries(Country.options),
  /** SMS per UTC day for the whole installation, which limits the cost of abuse. */
  SMS_DAILY_LIMIT: wholeNumber(1, 1_000_000, 500),

  /** Default: the local test page without real payments if strangers cannot reach the installation; otherwise off. */
  PAYMENTS: oneOfOrUnset(['off', 'test', 'stripe', 'account']),
  STRIPE_SECRET_KEY: secret(300),
  STRIPE_WEBHOOK_SECRET: secret(300),
  STRIPE_URL: webAddress('the address of another server than Stripe’s own, for tests'),
  PLAN_CATALOGUE: file,
  BILLING_ISSUER: file,

  OIDC_ISSUER: webAddress('the address of an OpenID issuer, for example https://id.example.org/realms/lendring'),
  OIDC_CLIENT_ID: secret(200),
  OIDC_CLIENT_SECRET: secret(500),
  OIDC_AUDIENCE: secret(200),

  /** Installations whose signed reputations are accepted, with the keys that they publish at /v1/reputation_key. */
  TRUSTED_INSTALLATIONS: installations,
  /** `any` also allows private addresses and plain http; for development only. */
  WEBHOOK_TARGETS: oneOf(['public', 'any'], 'public'),
  OPERATOR_NAME: text(100, 'Lendring'),
  OPERATOR_ADDRESS: text(300, ''),
  OPERATOR_EMAIL: z.string().refine(isEmailAddress, 'must be an email address').prefault('hello@localhost'),
  MAP_TILES_URL: z
    .string()
    .refine(
      (url) => url === 'off' || (isWebAddress(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
      'must be off or an address with {z}, {x} and {y}',
    )
    .prefault('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: text(200, '© OpenStreetMap contributors'),
  /** Header of spec §7 that our own pages send with every call and pages of other origins cannot. */
  API_HEADER_NAME: z
    .string()
    .regex(
      /^x-(?!forwarded|request-id|real-ip)[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be a header of your own in lower case, for example x-lendring',
    )
    .max(60)
    .prefault('x-lendring'),
  API_HEADER_VALUE: z
    .string()
    .regex(/^[\w.~-]{1,100}$/, 'must be letters, digits, dots and dashes')
    .prefault('1'),
  TERMS_VERSION: z
    .string()
    .regex(/^[\w.-]{1,20}$/, 'must be a short stamp such as 2026-01 (letters, digits, dots, dashes)')
    .optional(),
  COMMIT: z
    .string()
    .regex(/^[\da-f]{7,40}$/, 'must be the commit that was built, 7 to 40 hexadecimal digits')
    .optional(),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
});
export type Settings = z.infer<typeof Settings>;
export type SettingName = keyof Settings;

/** Settings never included in error messages, because they contain passwords or keys. */
export const secretSettings: ReadonlySet<string> = new Set([
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'SMS_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'KURRENTDB_URL',
  'MONGODB_URL',
  'KEYS_MONGODB_URL',
  'MEILISEARCH_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'KAFKA_PASSWORD',
] satisfies SettingName[]);
