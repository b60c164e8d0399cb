import { resolve } from 'node:path';
import * as z from 'zod';

type Env = Readonly<Record<string, string | undefined>>;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, preset: Values[number]) =>
  z.enum(values, `must be ${values.length === 1 ? values[0] : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`}`).prefault(preset);

const wholeNumber = (min: number, max: number, preset: number) =>
  z.string().refine((digits) => /^\d{1,9}$/.test(digits) && Number(digits) >= min && Number(digits) <= max, `must be a whole number from ${min} to ${max}`)
    .transform(Number).prefault(String(preset));

const isAddress = (text: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
};
const isWebAddress = (text: string): boolean => isAddress(text, ['http:', 'https:']);
const text = (max: number, preset: string) => z.string().max(max, `must have at most ${max} characters`).prefault(preset);
const emailAddress = /^[^\s@<>]+@[^\s@<>]+$/;

/** Every setting there is, by the name of its environment variable. Defaults are the embedded profile's. */
const Settings = z.object({
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address to listen on').prefault('localhost'),
  DATA_DIR: z.string().prefault('./data').transform((path) => resolve(path)),
  DEMO: oneOf(['on', 'off'], 'on').transform((word) => word === 'on'),
  PUBLIC_URL: z.string().refine((url) => isWebAddress(url) && /^[^/]+\/\/[^/?#]+\/?$/.test(url), 'must be the address people use, for example https://lend.example.org, without a path')
    .transform((url) => new URL(url).origin).optional(),
  TRUST_PROXY: wholeNumber(0, 10, 0),

  EVENT_STORE: oneOf(['sqlite'], 'sqlite'),
  DOCUMENTS: oneOf(['sqlite'], 'sqlite'),
  SEARCH: oneOf(['sqlite'], 'sqlite'),
  BLOBS: oneOf(['files'], 'files'),
  BUS: oneOf(['memory'], 'memory'),
  RPC: oneOf(['in-process'], 'in-process'),
  MAIL: oneOf(['mailbox', 'smtp'], 'mailbox'),

  OIDC_ISSUER: z.string().refine(isWebAddress, 'must be the address of an OpenID issuer, for example https://id.example.org/realms/lendring')
    .transform((url) => url.replace(/\/$/, '')).optional(),
  OIDC_CLIENT_ID: z.string().max(200, 'must have at most 200 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().max(500, 'must have at most 500 characters').optional(),
  OIDC_AUDIENCE: z.string().max(200, 'must have at most 200 characters').optional(),

  SMTP_URL: z.string().refine((url) => isAddress(url, ['smtp:', 'smtps:']), 'must be the address of a mail server, for example smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: z.string().refine((from) => emailAddress.test(/^[^<>"\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from), 'must be a sender, for example Lendring <hello@lend.example.org>')
    .optional(),

  OPERATOR_NAME: text(100, 'Lendring'),
  OPERATOR_ADDRESS: text(300, ''),
  OPERATOR_EMAIL: z.string().regex(emailAddress, 'must be an email address').prefault('hello@localhost'),
  MAP_TILES_URL: z.string().refine((url) => url === 'off' || (isWebAddress(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part))),
    'must be off or an address with {z}, {x} and {y}').prefault('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: text(200, '© OpenStreetMap contributors'),
  TERMS_VERSION: z.string().regex(/^[\w.-]{1,20}$/, 'must be a short stamp such as 2026-01 (letters, digits, dots, dashes)').prefault('2026-01'),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
})
  // Wrong combinations are looked for even where single values are wrong, so that all of it is said at once.
  .refine((s) => s.MAIL !== 'smtp' || s.SMTP_URL !== undefined, together('SMTP_URL', 'is missing: MAIL=smtp needs the address of a mail server'))
  .refine((s) => s.MAIL !== 'smtp' || s.MAIL_FROM !== undefined, together('MAIL_FROM', 'is missing: MAIL=smtp needs a sender'))
  .refine((s) => s.MAIL !== 'mailbox' || s.SMTP_URL === undefined, together('SMTP_URL', 'has no effect on the local mailbox: set MAIL=smtp as well, or remove it'))
  .refine((s) => s.OIDC_ISSUER === undefined || s.OIDC_CLIENT_ID !== undefined, together('OIDC_CLIENT_ID', 'is missing: OIDC_ISSUER needs the client id that the issuer knows us by'))
  .refine((s) => s.OIDC_ISSUER === undefined || s.OIDC_CLIENT_SECRET !== undefined, together('OIDC_CLIENT_SECRET', 'is missing: OIDC_ISSUER needs the secret of that client'))
  .refine((s) => s.OIDC_ISSUER !== undefined || s.OIDC_CLIENT_ID === undefined, together('OIDC_CLIENT_ID', 'has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it'))
  .refine((s) => s.OIDC_ISSUER !== undefined || s.OIDC_CLIENT_SECRET === undefined, together('OIDC_CLIENT_SECRET', 'has no effect on the built-in sign-in: set OIDC_ISSUER as well, or remove it'));

function together(variable: string, error: string) {
  return { path: [variable], error, when: () => true };
}

export type Config = Readonly<{
  host: string;
  port: number;
  /** Absolute path of the folder for everything that is kept. */
  dataDir: string;
  demo: boolean;
  /** Origin people use, without a slash at the end. */
  publicUrl: string;
  /** How many proxies in front of us may say who called. */
  trustProxy: number;
  stores: Readonly<{ eventStore: 'sqlite'; documents: 'sqlite'; search: 'sqlite'; blobs: 'files'; bus: 'memory'; rpc: 'in-process' }>;
  mail: Readonly<{ kind: 'mailbox' } | { kind: 'smtp'; url: string; from: string }>;
  /** Undefined: the built-in OpenID provider signs people in. `audience` is what access tokens must name, where the issuer sets one. */
  externalIssuer: Readonly<{ url: string; clientId: string; clientSecret: string; audience: string | null }> | undefined;
  /** Everything in one process with its own sign-in: only here do `/dev/mail` and `npm run token` work. */
  embedded: boolean;
  operator: Readonly<{ name: string; address: string; email: string }>;
  map: Readonly<{ tiles: string | null; attribution: string | null }>;
  termsVersion: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}>;

/** Some settings are wrong; the message names all of them with what they should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const secrets = new Set(['OIDC_CLIENT_SECRET', 'SMTP_URL']);

/** Reads all settings from the environment, once. Empty variables count as unset; tests (`NODE_ENV=test`) are quiet. @throws ConfigError naming every wrong one */
export const loadConfig = (env: Env): Config => {
  const given = Object.fromEntries(Object.keys(Settings.shape).flatMap((name) => {
    const value = env[name]?.trim() || (name === 'LOG_LEVEL' && env['NODE_ENV'] === 'test' ? 'silent' : undefined);
    return value === undefined ? [] : [[name, value] as const];
  }));
  const read = Settings.safeParse(given);
  if (!read.success) throw new ConfigError(complaint(read.error.issues, given));
  const s = read.data;
  return {
    host: s.HOST, port: s.PORT, dataDir: s.DATA_DIR, demo: s.DEMO, publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`, trustProxy: s.TRUST_PROXY,
    stores: { eventStore: s.EVENT_STORE, documents: s.DOCUMENTS, search: s.SEARCH, blobs: s.BLOBS, bus: s.BUS, rpc: s.RPC },
    mail: s.SMTP_URL && s.MAIL_FROM ? { kind: 'smtp', url: s.SMTP_URL, from: s.MAIL_FROM } : { kind: 'mailbox' },
    externalIssuer: s.OIDC_ISSUER && s.OIDC_CLIENT_ID && s.OIDC_CLIENT_SECRET
      ? { url: s.OIDC_ISSUER, clientId: s.OIDC_CLIENT_ID, clientSecret: s.OIDC_CLIENT_SECRET, audience: s.OIDC_AUDIENCE ?? null } : undefined,
    embedded: s.OIDC_ISSUER === undefined && s.RPC === 'in-process',
    operator: { name: s.OPERATOR_NAME, address: s.OPERATOR_ADDRESS, email: s.OPERATOR_EMAIL },
    map: s.MAP_TILES_URL === 'off' ? { tiles: null, attribution: null } : { tiles: s.MAP_TILES_URL, attribution: s.MAP_ATTRIBUTION },
    termsVersion: s.TERMS_VERSION,
    logLevel: s.LOG_LEVEL,
  };
};

const complaint = (issues: readonly z.core.$ZodIssue[], given: Env): string => {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0]);
    if (!first.has(name)) first.set(name, issue.message);
  }
  const lines = [...first].map(([name, message]) => {
    const value = given[name];
    return `  ${value === undefined || secrets.has(name) ? name : `${name}=${value}`} ${message}`;
  });
  return [`Lendring cannot start: ${lines.length === 1 ? 'one setting is' : `${lines.length} settings are`} wrong.`, ...lines].join('\n');
};
