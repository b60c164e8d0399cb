import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { Email, Password } from '@lendring/contracts/identity/commands.js';
import { passwordStrength } from '@lendring/contracts/identity/password.js';
import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/runtime/clock.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { errors, type Provider } from 'oidc-provider';
import * as z from 'zod';
import { addressKey } from '../credential/address.js';
import type { Credential } from '../credential/credential.js';
import type { Throttle } from '../credential/throttle.js';
import type { Passwords } from '../commands.js';
import { interactionPage } from '../provider/provider.js';

type Options = Readonly<{
  provider: Provider;
  commands: DoorHandlers<typeof identityDoor>['commands'];
  load: (address: string) => Promise<Credential>;
  passwords: Passwords;
  addressSecret: Uint8Array;
  throttle: Throttle;
  mailThrottle: Throttle;
  clock: Clock;
  publicUrl: string;
}>;

const SignIn = z.strictObject({ email: z.string().max(200), password: z.string().max(200) });
const Register = z.strictObject({ email: z.string().max(200), password: z.string().max(200), locale: Locale });
const Asked = z.strictObject({ email: z.string().max(200), locale: Locale });
const Verify = z.strictObject({ token: z.string().max(400) });
const Reset = z.strictObject({ token: z.string().max(400), password: z.string().max(200) });

const MAX_BODY = 10_000;

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

/**
 * The HTTP side of the provider, mounted at `/oidc`: the OpenID protocol itself, and the JSON calls of its pages. Their
 * answers carry an `outcome` that the page puts into words; none tells whether an address is known.
 */
export const createIdentityHttp = (options: Options) => {
  const { provider, commands, load, passwords, addressSecret, throttle, mailThrottle, clock, publicUrl } = options;
  const protocol = provider.callback();

  const context = (locale: Locale = 'de'): CommandContext => ({ commandId: randomUUID(), actor: { kind: 'visitor' }, at: clock.now(), locale, requestId: randomUUID() });
  const addressOf = (request: IncomingMessage): string => String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress ?? '').split(',')[0] ?? '';

  const signIn = async (request: IncomingMessage, response: ServerResponse, body: z.output<typeof SignIn>) => {
    const account = addressKey(addressSecret, body.email);
    const keys = [`account ${account}`, `address ${addressOf(request)}`];
    const seconds = throttle.wait(keys);
    if (seconds > 0) return { outcome: 'slow_down', seconds };
    const state = await load(account);
    const correct = await passwords.check(state.registered ? state.passwordHash : null, body.password);
    if (!correct || !state.registered) {
      throttle.failed(keys);
      return { outcome: 'wrong' };
    }
    throttle.succeeded(keys);
    if (!state.verified) return { outcome: 'unverified' };
    const redirect = await provider.interactionResult(request, response, { login: { accountId: state.userId } });
    return { outcome: 'ok', redirect };
  };

  /** At most a few mails an hour to one address and from one network address. */
  const mailAllowed = (request: IncomingMessage, email: string): number => {
    const keys = [`mail ${addressKey(addressSecret, email)}`, `from ${addressOf(request)}`];
    const seconds = mailThrottle.wait(keys);
    if (seconds === 0) mailThrottle.failed(keys);
    return seconds;
  };

  const wrongFields = (email: string | null, password: string | null) => {
    const fields = {
      ...(email !== null && !Email.safeParse(email).success ? { email: 'email' } : {}),
      ...(password !== null && !Password.safeParse(password).success ? { password: 'short' } : password !== null && passwordStrength(password) === 'common' ? { password: 'common' } : {}),
    };
    return Object.keys(fields).length > 0 ? { outcome: 'invalid', fields } : null;
  };

  const mailing = async (request: IncomingMessage, email: string, send: () => Promise<unknown>) => {
    const seconds = mailAllowed(request, email);
    if (seconds > 0) return { outcome: 'slow_down', seconds };
    await send();
    return { outcome: 'sent' };
  };

  const accountCalls: Readonly<Record<string, (request: IncomingMessage, body: unknown) => Promise<object | null>>> = {
    register: async (request, raw) => {
      const body = Register.safeParse(raw).data;
      if (!body) return null;
      return wrongFields(body.email, body.password)
        ?? mailing(request, body.email, () => commands.register({ email: body.email, password: body.password }, context(body.locale)));
    },
    resend: async (request, raw) => {
      const body = Asked.safeParse(raw).data;
      return body ? (wrongFields(body.email, null) ?? mailing(request, body.email, () => commands.resendVerification({ email: body.email }, context(body.locale)))) : null;
    },
    'reset-request': async (request, raw) => {
      const body = Asked.safeParse(raw).data;
      return body ? (wrongFields(body.email, null) ?? mailing(request, body.email, () => commands.requestReset({ email: body.email }, context(body.locale)))) : null;
    },
    verify: async (_request, raw) => {
      const body = Verify.safeParse(raw).data;
      return body ? { outcome: (await commands.verify(body, context())).ok ? 'ok' : 'token_invalid' } : null;
    },
    reset: async (_request, raw) => {
      const body = Reset.safeParse(raw).data;
      return body ? (wrongFields(null, body.password) ?? { outcome: (await commands.reset(body, context())).ok ? 'ok' : 'token_invalid' }) : null;
    },
  };

  const answer = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };

  const interaction = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const details = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const body = SignIn.safeParse(await bodyOf(request)).data;
      return answer(response, body ? 200 : 400, body ? await signIn(request, response, body) : { outcome: 'invalid', fields: {} });
    }
    if (details.prompt.name === 'login') {
      response.writeHead(303, { location: interactionPage(publicUrl, details.uid, details.params), 'cache-control': 'no-store' }).end();
      return;
    }
    // Our own client has its grant already (provider.ts); nothing is left to ask the person.
    await provider.interactionFinished(request, response, { consent: details.grantId ? { grantId: details.grantId } : {} }, { mergeWithLastSubmission: true });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const ours = request.headers['x-lendring'] === '1';
    const account = /^\/account\/([a-z-]+)$/.exec(path)?.[1];
    try {
      if (account && request.method === 'POST') {
        const call = accountCalls[account];
        if (!ours || !call) return answer(response, ours ? 404 : 403, { outcome: 'forbidden' });
        const outcome = await call(request, await bodyOf(request));
        return answer(response, outcome ? 200 : 400, outcome ?? { outcome: 'invalid', fields: {} });
      }
      if (/^\/interaction\/[\w-]+$/.test(path)) {
        if (request.method === 'POST' && !ours) return answer(response, 403, { outcome: 'forbidden' });
        return await interaction(request, response);
      }
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      if (request.method === 'POST') return answer(response, 200, { outcome: 'expired' });
      response.writeHead(303, { location: '/auth/login' }).end();
      return;
    }
    await protocol(request, response);
  };
};
