import { resolve } from 'node:path';
import * as z from 'zod';

const word = <const Words extends readonly [string, string, ...string[]]>(words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

export const oneOf = <const Words extends readonly [string, string, ...string[]]>(
  words: Words,
  preset: Words[number],
) => word(words).prefault(preset);

export const oneOfOrUnset = <const Words extends readonly [string, string, ...string[]]>(words: Words) =>
  word(words).optional();

const onOff = word(['on', 'off']);
export const onOrOff = (preset: 'on' | 'off') => onOff.prefault(preset).transform((set) => set === 'on');
export const onOffOrUnset = onOff.transform((set) => set === 'on').optional();

const digits = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

export const wholeNumber = (min: number, max: number, preset: number) => digits(min, max).prefault(String(preset));
export const port = digits(1, 65_535);

export const text = (max: number, preset: string) =>
  z.string().max(max, `must have at most ${max} characters`).prefault(preset);
export const secret = (max: number) => z.string().max(max, `must have at most ${max} characters`).optional();

export const file = z
  .string()
  .transform((path) => resolve(path))
  .optional();

const isAddress = (address: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(address);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
};
export const isWebAddress = (address: string): boolean => isAddress(address, ['http:', 'https:']);
export const isMailServer = (address: string): boolean => isAddress(address, ['smtp:', 'smtps:']);

export const webAddress = (what: string) =>
  z
    .string()
    .refine(isWebAddress, `must be ${what}`)
    .transform((url) => url.replace(/\/$/, ''))
    .optional();
export const originOnly = (what: string) =>
  z
    .string()
    .refine((url) => isWebAddress(url) && /^[^/]+\/\/[^/?#]+\/?$/.test(url), `must be ${what}`)
    .transform((url) => new URL(url).origin)
    .optional();

/** Validate the address as text: it may contain several hosts, which no URL allows. */
export const clusterAddress = (schemes: RegExp, example: string) =>
  z
    .string()
    .refine(
      (address) => new RegExp(`^(?:${schemes.source})://[^\\s/]+`).test(address),
      `must be an address such as ${example}`,
    )
    .optional();

/** Accepts a public key only. A private key in this setting has leaked, which changing the setting does not repair. */
const PublicKey = z.strictObject({
  kty: z.literal('RSA'),
  n: z.string().regex(/^[\w-]{342,1400}$/),
  e: z.string().regex(/^[\w-]{1,8}$/),
  kid: z.string().max(200).optional(),
  alg: z.literal('RS256').optional(),
  use: z.literal('sig').optional(),
});
const Installations = z
  .array(
    z.strictObject({
      issuer: z.string().refine((url) => isWebAddress(url) && new URL(url).origin === url),
      keys: z.array(PublicKey).min(1).max(10),
    }),
  )
  .max(100);

export const installations = z
  .string()
  .transform((json, { issues, value }) => {
    try {
      const read = Installations.safeParse(JSON.parse(json || '[]'));
      if (read.success) return read.data;
    } catch {
      /* Ignore invalid JSON here; it is reported below. */
    }
    issues.push({
      code: 'custom',
      input: value,
      message:
        'must be a list in JSON such as [{"issuer":"https://lend.example.org","keys":[{"kty":"RSA","n":"…","e":"AQAB"}]}]',
    });
    return z.NEVER;
  })
  .prefault('[]');

const hostAndPort = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i;
const isHostAndPort = (address: string): boolean =>
  Number(hostAndPort.exec(address)?.[2] ?? 0) > 0 && Number(hostAndPort.exec(address)?.[2]) <= 65_535;
const split = (address: string): { host: string; port: number } => {
  const [, host = '', digitsOfPort] = hostAndPort.exec(address) ?? [];
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(digitsOfPort) };
};
export const place = (example: string) =>
  z.string().refine(isHostAndPort, `must be a host and a port, for example ${example}`).transform(split).optional();
export const places = (example: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine((list) => list.every(isHostAndPort), `must be hosts with ports, for example ${example}`)
    .optional();

/** Two-letter country codes; `preset` when unset. */
export const countries = (preset: readonly string[]) =>
  z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim().toUpperCase()))
    .refine(
      (list) => list.every((each) => /^[A-Z]{2}$/.test(each)),
      'must be countries by two letters, for example DE,NL',
    )
    .prefault(preset.join(','));

export const listenAt = () =>
  z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address to listen on')
    .prefault('localhost');

const emailAddress = /^[^\s@<>]+@[^\s@<>]+$/;
export const isEmailAddress = (address: string): boolean => emailAddress.test(address);
export const isSender = (from: string): boolean => isEmailAddress(/^[^<>"\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from);
