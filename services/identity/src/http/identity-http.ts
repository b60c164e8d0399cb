import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { Email, Password } from '@lendring/contracts/identity/commands.js';
import { passwordStrength } from '@lendring/contracts/identity/password.js';
import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import type { Clock } from '@lendring/platform/runtime/clock.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod';
import { addressKey } from '../credential/address.js';
import type { Credential } from '../credential/credential.js';
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from '../guessing/known-devices.js';
import { networkOf } from '../guessing/network.js';
import type { Passwords } from '../guessing/passwords.port.js';
import { TooMany } from '../guessing/short-queue.js';
import type { Allowance, Counted, Throttle } from '../guessing/throttle.js';
import { interactionPage } from '../provider/provider.js';

type Options = Readonly<{
  provider: Provider;
  commands: DoorHandlers<typeof identityDoor>['commands'];
  load: (address: string) => Promise<Credential>;
  passwords: Passwords;
  addressSecret: Uint8Array;
  throttle: Throttle;
  devices: KnownDevices;
  clock: Clock;
  publicUrl: string;
  /** Pages of other sites cannot send it. */
  header: CustomHeader;
}>;

const SignIn = z.strictObject({ email: z.string().max(200), password: z.string().max(200) });
const Register = z.strictObject({ email: z.string().max(200), password: z.string().max(200), locale: Locale });
const Asked = z.strictObject({ email: z.string().max(200), locale: Locale });
const Verify = z.strictObject({ token: z.string().max(400) });
const Reset = z.strictObject({ token: z.string().max(400), password: z.string().max(200) });

const MAX_BODY = 10_000;

/** Wrong passwords for one account or on one of its devices; more people share a network address. */
const guesses: Allowance = { free: 5, firstSeconds: 2, longestSeconds: 900 };
const guessesFromAddress: Allowance = { ...guesses, free: 20 };
/** At most a few mails an hour to one address and from one network address. */
const mails: Allowance = { free: 4, firstSeconds: 60, longestSeconds: 3600 };
/** When all who hash passwords are busy. */
const BUSY_SECONDS = 2;

/** Who asks, as the server has it: behind proxies that are trusted (`TRUST_PROXY`) not the one that connected. */
export type Caller = Readonly<{ address: string }>;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie?.split(/; */).find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);

/**
 * The HTTP side of the provider, mounted at `/oidc`: the OpenID protocol itself, and the JSON calls of its pages. Their
 * answers carry an `outcome` that the page puts into words; none tells whether an address is known.
 */
export const createIdentityHttp = (options: Options) => {
  const { provider, commands, load, passwords, addressSecret, throttle, devices, clock, publicUrl, header } = options;
  const protocol = provider.callback();
  const { host, protocol: scheme } = new URL(publicUrl);

  /** The protocol names addresses of its own by these headers; whoever calls has no say in it. */
  const onlyPublic = ({ headers }: IncomingMessage): void => {
    headers.host = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = scheme.slice(0, -1);
    delete headers['x-forwarded-for'];
  };

  const context = (locale: Locale = 'de'): CommandContext => ({ commandId: randomUUID(), actor: { kind: 'visitor' }, at: clock.now(), locale, requestId: randomUUID() });
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';

  const signIn = async (request: IncomingMessage, response: ServerResponse, { address }: Caller, body: z.output<typeof SignIn>) => {
    const account = addressKey(addressSecret, body.email);
    const cookie = cookieOf(request, DEVICE_COOKIE);
    const device = devices.deviceOf(cookie, account);
    // On a device that is known, strangers elsewhere keep nobody waiting.
    const own: Counted = { key: device === null ? `account ${account}` : `device ${device}`, allowance: guesses };
    const taken = throttle.take(device === null ? [own, { key: `address ${networkOf(address)}`, allowance: guessesFromAddress }] : [own]);
    if (taken.seconds > 0) return { outcome: 'slow_down', seconds: taken.seconds };
    const state = await load(account);
    const correct = await passwords.check(state.registered ? state.passwordHash : null, body.password, device === null ? 'next' : 'first').catch((error: unknown) => {
      taken.giveBack();
      throw error;
    });
    if (!correct || !state.registered) return { outcome: 'wrong' };
    taken.giveBack();
    throttle.forgive(own.key);
    if (!state.verified) return { outcome: 'unverified' };
    const redirect = await provider.interactionResult(request, response, { login: { accountId: state.userId } });
    response.appendHeader('set-cookie', `${DEVICE_COOKIE}=${devices.remember(cookie, account)}; Path=/oidc; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`);
    return { outcome: 'ok', redirect };
  };

  const wrongFields = (email: string | null, password: string | null) => {
    const fields = {
      ...(email !== null && !Email.safeParse(email).success ? { email: 'email' } : {}),
      ...(password !== null && !Password.safeParse(password).success ? { password: 'short' } : password !== null && passwordStrength(password) === 'common' ? { password: 'common' } : {}),
    };
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : null;
  };

  const mailing = async ({ address }: Caller, email: string, send: () => Promise<unknown>) => {
    const keys = [`mail ${addressKey(addressSecret, email)}`, `mails from ${networkOf(address)}`];
    const { seconds } = throttle.take(keys.map((key) => ({ key, allowance: mails })));
    if (seconds > 0) return { outcome: 'slow_down', seconds };
    await send();
    return { outcome: 'sent' };
  };

  const accountCalls: Readonly<Record<string, (caller: Caller, body: unknown) => Promise<object | null>>> = {
    register: async (caller, raw) => {
      const body = Register.safeParse(raw).data;
      if (!body) return null;
      return wrongFields(body.email, body.password)
        ?? mailing(caller, body.email, () => commands.register({ email: body.email, password: body.password }, context(body.locale)));
    },
    resend: async (caller, raw) => {
      const body = Asked.safeParse(raw).data;
      return body ? (wrongFields(body.email, null) ?? mailing(caller, body.email, () => commands.resendVerification({ email: body.email }, context(body.locale)))) : null;
    },
    'reset-request': async (caller, raw) => {
      const body = Asked.safeParse(raw).data;
      return body ? (wrongFields(body.email, null) ?? mailing(caller, body.email, () => commands.requestReset({ email: body.email }, context(body.locale)))) : null;
    },
    verify: async (_caller, raw) => {
      const body = Verify.safeParse(raw).data;
      return body ? { outcome: (await commands.verify(body, context())).ok ? 'ok' : 'token_invalid' } : null;
    },
    reset: async (_caller, raw) => {
      const body = Reset.safeParse(raw).data;
      return body ? (wrongFields(null, body.password) ?? { outcome: (await commands.reset(body, context())).ok ? 'ok' : 'token_invalid' }) : null;
    },
  };

  const answer = (response: ServerResponse, status: number, body: object): void => {
    const text = JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store' });
    response.end(text);
  };

  const interaction = async (request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> => {
    const details = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const body = SignIn.safeParse(await bodyOf(request)).data;
      return answer(response, body ? 200 : 400, body ? await signIn(request, response, caller, body) : { outcome: 'invalid', fields: {} });
    }
    if (details.prompt.name === 'login') {
      response.writeHead(303, { location: interactionPage(publicUrl, details.uid, details.params), 'cache-control': 'no-store' }).end();
      return;
    }
    // Our own client has its grant already (provider.ts); nothing is left to ask the person.
    await provider.interactionFinished(request, response, { consent: details.grantId ? { grantId: details.grantId } : {} }, { mergeWithLastSubmission: true });
  };

  return async (request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> => {
    onlyPublic(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const ours = request.headers[header.name] === header.value;
    const account = /^\/account\/([a-z-]+)$/.exec(path)?.[1];
    try {
      if (account && request.method === 'POST') {
        const call = accountCalls[account];
        if (!ours || !call) return answer(response, ours ? 404 : 403, { outcome: 'forbidden' });
        const outcome = await call(caller, await bodyOf(request));
        return answer(response, outcome ? 200 : 400, outcome ?? { outcome: 'invalid', fields: {} });
      }
      if (/^\/interaction\/[\w-]+$/.test(path)) {
        if (request.method === 'POST' && !ours) return answer(response, 403, { outcome: 'forbidden' });
        return await interaction(request, response, caller);
      }
    } catch (error) {
      if (error instanceof TooMany) return answer(response, 200, { outcome: 'slow_down', seconds: BUSY_SECONDS });
      if (!(error instanceof errors.SessionNotFound)) throw error;
      if (request.method === 'POST') return answer(response, 200, { outcome: 'expired' });
      response.writeHead(303, { location: '/auth/login' }).end();
      return;
    }
    await protocol(request, response);
  };
};
