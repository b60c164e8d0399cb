import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { Password } from '@lendring/contracts/identity/credential.js';
import { passwordStrength } from '@lendring/contracts/identity/password-strength.js';
import { Email } from '@lendring/contracts/kernel/email.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import * as z from 'zod';
import { addressKey } from '../credential/address-key.js';
import type { Credential } from '../credential/credential.aggregate.js';
import { fingerprintOf, mailToken, readMailToken } from '../credential/mail-token.js';
import type { IdentityCommands } from '../ports.js';
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from '../guessing/known-devices.js';
import { guessesOf, mailsFrom, mailsOf } from '../guessing/limits.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { Ask } from './asking.js';
import { CONFIRMING, cookieOf, type SetCookie } from './cookies.js';
import type { Outcome } from './outcomes.js';
import type { Proofs } from './proofs.js';

const CONFIRMING_SECONDS = 3600;

const text = (most: number) => z.string().max(most);
export const Address = z.object({ email: text(200), locale: Locale });
export const Register = z.object({ email: text(200), password: text(200), locale: Locale });
export const Token = z.object({ token: text(400) });
export const Link = z.object({ token: text(400), locale: Locale });
export const Reset = z.object({ token: text(400), password: text(200) });

type Options = Readonly<{
  commands: IdentityCommands;
  load: (address: string) => Promise<Credential>;
  addressSecret: Uint8Array;
  tokenSecret: Uint8Array;
  throttle: Throttle;
  devices: KnownDevices;
  setCookie: SetCookie;
  proofs: Proofs;
  now: () => number;
  context: (locale?: Locale) => CommandContext;
  /** Runs after the response, so that the response time reveals nothing. */
  afterwards: (work: () => Promise<unknown>) => void;
}>;

const wrongFields = (email: string | null, password: string | null): Outcome | null => {
  const strength =
    password === null ? 'good' : !Password.safeParse(password).success ? 'short' : passwordStrength(password);
  const fields = {
    ...(email !== null && !Email.safeParse(email).success ? { email: 'email' as const } : {}),
    ...(strength === 'short' || strength === 'common' ? { password: strength } : {}),
  };
  return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : null;
};

export const createAccountCalls = ({
  commands,
  load,
  addressSecret,
  tokenSecret,
  throttle,
  devices,
  setCookie,
  proofs,
  now,
  context,
  afterwards,
}: Options) => {
  const mailing = async ({ request, address }: Ask, email: string, send: () => unknown): Promise<Outcome> => {
    const account = addressKey(addressSecret, email);
    // A known device has its own allowance, which strangers elsewhere cannot use up.
    const own = mailsOf(account, devices.deviceOf(cookieOf(request, DEVICE_COOKIE), account));
    const network = mailsFrom(address);
    const { seconds, waitsFor, giveBack } = throttle.take([own, network]);
    if (seconds > 0) return { outcome: waitsFor === network.key ? 'crowded' : 'slow_down', seconds };
    try {
      await send();
    } catch (error) {
      giveBack();
      throw error;
    }
    return { outcome: 'sent' };
  };
  const rememberDevice = (request: IncomingMessage, response: ServerResponse, account: string): string => {
    const known = devices.remember(cookieOf(request, DEVICE_COOKIE), account);
    setCookie(response, DEVICE_COOKIE, known, { seconds: DEVICE_SECONDS });
    return known;
  };
  /**
   * A password reset proves access to the mailbox: failed attempts are forgiven, and the device becomes a known one.
   */
  const welcomeBack = (request: IncomingMessage, response: ServerResponse, account: string): void => {
    const known = rememberDevice(request, response, account);
    for (const device of [null, devices.deviceOf(known, account)]) throttle.forgive(guessesOf(account, device).key);
  };
  /** Deferred until after the response, because only requests for existing accounts wait for the log. */
  const mailLater =
    (call: 'resendVerification' | 'requestReset', keep: (response: ServerResponse, email: string) => void = () => {}) =>
    async ({ email, locale }: z.output<typeof Address>, ask: Ask): Promise<Outcome> =>
      wrongFields(email, null) ??
      mailing(ask, email, () => {
        keep(ask.response, email);
        afterwards(() => commands[call]({ email }, context(locale)));
      });

  return {
    register: async ({ email, password, locale }: z.output<typeof Register>, ask: Ask): Promise<Outcome> =>
      wrongFields(email, password) ??
      mailing(ask, email, async () => {
        const { fingerprint } = await commands.registerHere({ email, password }, context(locale));
        proofs.keepRegistered(ask.response, addressKey(addressSecret, email), fingerprint);
      }),
    resend: mailLater('resendVerification'),
    requestReset: mailLater('requestReset', (response, email) =>
      proofs.keepAsked(response, addressKey(addressSecret, email)),
    ),
    checkLink: async ({ token }: z.output<typeof Token>): Promise<Outcome> => {
      const [move, back] = (['move', 'takeBack'] as const).map((purpose) =>
        readMailToken(tokenSecret, token, purpose, now()),
      );
      const read = move ?? back;
      const state = read && (await load(read.address));
      if (!read || !state?.registered) return { outcome: 'token_invalid' };
      const { fingerprint: change } = read;
      const at = new Date(now()).toISOString();
      if (state.moved === (move ? change : `${change} back`)) return { outcome: 'done' };
      if (move) {
        const { wanted } = state;
        return wanted?.change === change && wanted.email !== null && wanted.until > at
          ? { outcome: 'ok', email: wanted.email }
          : { outcome: 'token_invalid' };
      }
      return { outcome: state.left.some((one) => one.change === change && one.until > at) ? 'ok' : 'token_invalid' };
    },
    confirmEmail: async ({ token, locale }: z.output<typeof Link>): Promise<Outcome> => {
      const answer = await commands.confirmEmail({ token }, context(locale));
      if (answer.ok) {
        const address = readMailToken(tokenSecret, token, 'move', now())?.address;
        const state = address === undefined ? null : await load(address);
        return { outcome: 'ok', ...(state?.registered && state.email !== null ? { email: state.email } : {}) };
      }
      return { outcome: answer.refusal.code === 'email_taken' ? 'email_taken' : 'token_invalid' };
    },
    takeEmailBack: async ({ token, locale }: z.output<typeof Link>, { response }: Ask): Promise<Outcome> => {
      const address = readMailToken(tokenSecret, token, 'takeBack', now())?.address;
      const { ok } = await commands.takeEmailBack({ token }, context());
      const state = ok && address !== undefined ? await load(address) : null;
      if (address === undefined || !state?.registered) return { outcome: 'token_invalid' };
      // Keep the proof of a reset request, so that the reader of the former address's mail is signed in here after
      // setting a new password.
      proofs.keepAsked(response, address);
      if (state.passwordHash !== null) return { outcome: 'ok' };
      const fingerprint = fingerprintOf(state);
      const reset = mailToken(tokenSecret, { purpose: 'reset', address, fingerprint, expires: now() + HOUR_MS });
      return { outcome: 'ok', redirect: `${pageAddress(locale, '/auth/reset')}?token=${reset}&problem=taken_back` };
    },
    verify: async ({ token }: z.output<typeof Token>, { request, response }: Ask): Promise<Outcome> => {
      const read = readMailToken(tokenSecret, token, 'verify', now());
      const state = read && (await load(read.address));
      if (!read || !state?.registered) return { outcome: 'token_invalid' };
      if (state.verified) return { outcome: 'ok' };
      if (read.fingerprint !== fingerprintOf(state)) return { outcome: 'token_invalid' };
      // Require the password as proof if this browser did not register the address (ADR 25).
      if (!proofs.hasRegistered(request, read.address, state)) {
        // Without scripts, the page loses the token; the cookie keeps it for the following sign-in.
        setCookie(response, CONFIRMING, token, { seconds: CONFIRMING_SECONDS });
        return { outcome: 'password_needed' };
      }
      if (!(await commands.verify({ token }, context())).ok) return { outcome: 'token_invalid' };
      rememberDevice(request, response, state.address ?? read.address);
      proofs.keepProved(response, read.address, read.fingerprint);
      return { outcome: 'ok', redirect: '/auth/login' };
    },
    checkReset: async ({ token }: z.output<typeof Token>): Promise<Outcome> => {
      const read = readMailToken(tokenSecret, token, 'reset', now());
      const state = read && (await load(read.address));
      return { outcome: state?.registered && read?.fingerprint === fingerprintOf(state) ? 'ok' : 'token_invalid' };
    },
    reset: async ({ token, password }: z.output<typeof Reset>, { request, response }: Ask): Promise<Outcome> => {
      const wrong = wrongFields(null, password);
      if (wrong) return wrong;
      const address = readMailToken(tokenSecret, token, 'reset', now())?.address;
      const { ok } = await commands.reset({ token, password }, context());
      if (!ok || address === undefined) return { outcome: 'token_invalid' };
      const state = await load(address);
      if (state.registered) welcomeBack(request, response, state.address ?? address);
      if (!state.registered || !proofs.hasAsked(request, address)) return { outcome: 'ok' };
      proofs.keepProved(response, address, fingerprintOf(state));
      return { outcome: 'ok', redirect: '/auth/login' };
    },
  };
};
export type AccountCalls = ReturnType<typeof createAccountCalls>;
