import { openToEverybody } from './open-to-everybody.js';
import { serviceNames } from '@lendring/contracts/services.js';
import { apiSetting, type SettingName } from './settings.js';

type Given = Readonly<Partial<Record<SettingName, unknown>>>;
type Rule = Readonly<{ setting: SettingName; error: string; broken: (given: Given) => boolean }>;

/** `setting` is required when `choice` is `value`, and otherwise refused because it would have no effect. */
const belongs = (setting: SettingName, choice: SettingName, value: string, what: string): readonly Rule[] => [
  {
    setting,
    error: `is missing: ${choice}=${value} needs ${what}`,
    broken: (given) => given[choice] === value && given[setting] === undefined,
  },
  {
    setting,
    error: `has no effect without ${choice}=${value}: set that as well, or remove it`,
    broken: (given) => given[choice] !== value && given[setting] !== undefined,
  },
];

/** `choice=value` requires `other=wanted`. */
const together = (choice: SettingName, value: string, other: SettingName, wanted: string, why: string): Rule => ({
  setting: other,
  error: `must be ${wanted}: ${choice}=${value} ${why}`,
  broken: (given) => given[choice] === value && given[other] !== wanted,
});

const strangersCome = ({ PUBLIC_URL: url }: Given): boolean =>
  typeof url === 'string' && URL.canParse(url) && openToEverybody(url);

const set = (given: Given, setting: SettingName): boolean => given[setting] !== undefined;

export const settingRules: readonly Rule[] = [
  ...belongs('KURRENTDB_URL', 'EVENT_STORE', 'kurrentdb', 'the address of the database'),
  ...belongs('MONGODB_URL', 'DOCUMENTS', 'mongodb', 'the address of the database'),
  ...belongs('KEYS_MONGODB_URL', 'KEYS', 'mongodb', 'the address of a database apart from the read models and the log'),
  ...belongs('MEILISEARCH_URL', 'SEARCH', 'meilisearch', 'the address of the search engine'),
  ...belongs('MEILISEARCH_KEY', 'SEARCH', 'meilisearch', 'the key of the search engine'),
  ...belongs('S3_URL', 'BLOBS', 's3', 'the address of the file store'),
  ...belongs('S3_ACCESS_KEY', 'BLOBS', 's3', 'the access key of the file store'),
  ...belongs('S3_SECRET_KEY', 'BLOBS', 's3', 'the secret key of the file store'),
  ...belongs('KAFKA_BROKERS', 'BUS', 'kafka', 'the addresses of brokers'),
  {
    setting: 'S3_PUBLIC_URL',
    error: 'has no effect without BLOBS=s3: set that as well, or remove it',
    broken: (given) => given.BLOBS !== 's3' && set(given, 'S3_PUBLIC_URL'),
  },
  {
    setting: 'KAFKA_USERNAME',
    error: 'is missing: KAFKA_PASSWORD needs a user name',
    broken: (given) => set(given, 'KAFKA_PASSWORD') && !set(given, 'KAFKA_USERNAME'),
  },
  {
    setting: 'KAFKA_PASSWORD',
    error: 'is missing: KAFKA_USERNAME needs a password',
    broken: (given) => set(given, 'KAFKA_USERNAME') && !set(given, 'KAFKA_PASSWORD'),
  },
  {
    setting: 'KEYS_MONGODB_URL',
    error: 'must lead to another server or database than MONGODB_URL: a backup of one must not hold the other',
    broken: (given) => set(given, 'KEYS_MONGODB_URL') && given.KEYS_MONGODB_URL === given.MONGODB_URL,
  },

  together(
    'RPC',
    'tcp',
    'BUS',
    'kafka',
    'needs a bus between processes, and a bus in memory ends at the border of its own',
  ),
  {
    setting: 'OIDC_ISSUER',
    error:
      'is missing: RPC=tcp needs an OpenID issuer, for the built-in sign-in runs only in the one process of the embedded profile',
    broken: (given) => given.RPC === 'tcp' && !set(given, 'OIDC_ISSUER'),
  },
  ...serviceNames.map(apiSetting).flatMap((api) => belongs(api, 'RPC', 'tcp', 'to know where that service listens')),
  {
    setting: 'DEMO',
    error: 'must be off: demo people sign in with the built-in sign-in, which OIDC_ISSUER replaces',
    broken: (given) => given.DEMO === true && set(given, 'OIDC_ISSUER'),
  },

  {
    setting: 'DEMO',
    error: 'must be off: PUBLIC_URL is open to everybody, and so is the password of the demo people',
    broken: (given) => given.DEMO !== false && !set(given, 'OIDC_ISSUER') && strangersCome(given),
  },
  {
    // Skip this rule with several processes: only the BFF has a mailbox then, and it checks MAIL itself.
    setting: 'MAIL',
    error:
      'must be smtp: PUBLIC_URL is open to everybody, and links to new passwords must not stay in the local mailbox',
    broken: (given) => given.MAIL === 'mailbox' && given.RPC !== 'tcp' && strangersCome(given),
  },

  {
    setting: 'SMTP_URL',
    error: 'is missing: MAIL=smtp needs the address of a mail server',
    broken: (given) => given.MAIL === 'smtp' && !set(given, 'SMTP_URL'),
  },
  {
    setting: 'MAIL_FROM',
    error: 'is missing: MAIL=smtp needs a sender',
    broken: (given) => given.MAIL === 'smtp' && !set(given, 'MAIL_FROM'),
  },
  {
    setting: 'SMTP_URL',
    error: 'has no effect on the local mailbox: set MAIL=smtp as well, or remove it',
    broken: (given) => given.MAIL === 'mailbox' && set(given, 'SMTP_URL'),
  },
  ...belongs('SMS_API_KEY', 'SMS', 'seven', 'the key of the gateway'),
  ...belongs('STRIPE_SECRET_KEY', 'PAYMENTS', 'stripe', 'the secret key of your account at Stripe'),
  ...belongs('STRIPE_WEBHOOK_SECRET', 'PAYMENTS', 'stripe', 'the secret that Stripe signs webhooks with'),
  {
    setting: 'BILLING_ISSUER',
    error: 'is missing: PAYMENTS=account asks for transfers to the account that it names',
    broken: (given) => given.PAYMENTS === 'account' && !set(given, 'BILLING_ISSUER'),
  },
  {
    setting: 'STRIPE_URL',
    error: 'has no effect without PAYMENTS=stripe: set that as well, or remove it',
    broken: (given) => given.PAYMENTS !== 'stripe' && set(given, 'STRIPE_URL'),
  },
  {
    setting: 'SMS_URL',
    error: 'has no effect without SMS=seven: set that as well, or remove it',
    broken: (given) => given.SMS !== 'seven' && set(given, 'SMS_URL'),
  },
  {
    setting: 'SMS',
    error: 'cannot be mailbox: MAIL=smtp or RPC=tcp leaves no local mailbox that SMS could lie in',
    broken: (given) => given.SMS === 'mailbox' && (given.MAIL === 'smtp' || given.RPC === 'tcp'),
  },
  {
    setting: 'OIDC_CLIENT_ID',
    error: 'is missing: OIDC_ISSUER needs the client id that the issuer knows us by',
    broken: (given) => set(given, 'OIDC_ISSUER') && !set(given, 'OIDC_CLIENT_ID'),
  },
  {
    setting: 'OIDC_CLIENT_SECRET',
    error: 'is missing: OIDC_ISSUER needs the secret of that client',
    broken: (given) => set(given, 'OIDC_ISSUER') && !set(given, 'OIDC_CLIENT_SECRET'),
  },
  {
    setting: 'OIDC_CLIENT_ID',
    error: 'has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it',
    broken: (given) => !set(given, 'OIDC_ISSUER') && set(given, 'OIDC_CLIENT_ID'),
  },
  {
    setting: 'OIDC_CLIENT_SECRET',
    error: 'has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it',
    broken: (given) => !set(given, 'OIDC_ISSUER') && set(given, 'OIDC_CLIENT_SECRET'),
  },
];
