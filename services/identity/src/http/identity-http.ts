import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import type { SignInPage } from '@lendring/contracts/pages/paths.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Log } from '@lendring/platform/base/log.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';
import { errors } from 'oidc-provider';
import * as z from 'zod';
import { barePolicy, interactionPage } from '../provider/provider.js';
import { createAccountCalls } from './account-calls.js';
import { createAfterwards } from './afterwards.js';
import { BodyTooBig, readBody, type Sent } from './bodies.js';
import { createCookies } from './cookies.js';
import { answerForm, answerJson, fromOwnPage, redirect, type Outcome } from './outcomes.js';
import { createProofs } from './proofs.js';
import { createSignInCall, type SignInParts } from './sign-in-call.js';

type Options = SignInParts &
  Readonly<{
    tokenSecret: Uint8Array;
    clock: Clock;
    log: Log;
    publicUrl: string;
    /** Pages of other sites cannot send it. */
    header: CustomHeader;
  }>;

/** Who asks, as the server has it: behind proxies that are trusted (`TRUST_PROXY`) not the one that connected. */
export type Caller = Readonly<{ address: string }>;

export type IdentityHttp = Readonly<{
  handle: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>;
  /** Resolves when nothing runs on behind an answer. */
  settled: () => Promise<void>;
}>;

const SignIn = z.object({
  email: z.string().max(200),
  password: z.string().max(200),
  token: z.string().max(400).optional(),
});
/** A request below a path of the server; `url` is what follows the path. */
type Mounted = IncomingMessage & { originalUrl?: string | undefined };

/** What a form that ends the session brings along. */
const Asked = z.record(z.string(), z.string());
/** What a plain form says of the page it is on. */
const FromPage = z.object({
  locale: Locale.catch('de'),
  email: z.string().max(200).optional().catch(undefined),
  token: z.string().max(400).optional().catch(undefined),
  uid: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
});

/** The page on which the form of a call stands. */
const pages: Readonly<Record<string, SignInPage>> = {
  register: '/auth/register',
  resend: '/auth/verify',
  verify: '/auth/verify',
  'reset-request': '/auth/reset',
  'reset-check': '/auth/reset',
  reset: '/auth/reset',
};

/** When all who hash passwords are busy. */
const BUSY_SECONDS = 2;

/**
 * The HTTP side of the provider, mounted at `/oidc`: the OpenID protocol itself, and the calls of its pages, as JSON or
 * as plain forms.
 */
export const createIdentityHttp = (options: Options): IdentityHttp => {
  const { provider, tokenSecret, load, clock, log, publicUrl, header } = options;
  const protocol = provider.callback();
  const { host, protocol: scheme } = new URL(publicUrl);
  const now = (): number => Date.parse(clock.now());
  const context = (locale: Locale = 'de') => ({
    commandId: randomUUID(),
    actor: { kind: 'visitor' as const },
    at: clock.now(),
    locale,
    requestId: randomUUID(),
  });
  const setCookie = createCookies(publicUrl);
  const proofs = createProofs({ tokenSecret, setCookie, now, load });
  const { afterwards, settled } = createAfterwards(log);
  const accountCalls = createAccountCalls({ ...options, setCookie, proofs, now, context, afterwards });
  const signIn = createSignInCall({ ...options, setCookie, context });

  /** The protocol names addresses of its own by these headers; whoever calls has no say in it. */
  const onlyPublic = ({ headers }: IncomingMessage): void => {
    headers.host = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = scheme.slice(0, -1);
    delete headers['x-forwarded-for'];
  };

  /** Runs a call of a page and answers as it was asked: a program in JSON, a plain form with a page. */
  const answerPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: SignInPage,
    call: (fields: unknown) => Promise<Outcome | null>,
  ): Promise<void> => {
    let sent: Sent = { fields: null, form: false };
    const run = async (): Promise<Outcome> => {
      try {
        sent = await readBody(request);
        const allowed = sent.form ? fromOwnPage(request, publicUrl) : request.headers[header.name] === header.value;
        return allowed ? ((await call(sent.fields)) ?? { outcome: 'invalid', fields: {} }) : { outcome: 'forbidden' };
      } catch (error) {
        if (error instanceof TooMany) return { outcome: 'slow_down', seconds: BUSY_SECONDS };
        if (error instanceof errors.SessionNotFound) return { outcome: 'expired' };
        if (error instanceof BodyTooBig) return { outcome: 'too_big' };
        throw error;
      }
    };
    const outcome = await run();
    if (outcome.outcome === 'too_big') {
      response.setHeader('connection', 'close');
      return answerJson(response, 413, outcome);
    }
    if (!sent.form || outcome.outcome === 'forbidden')
      return answerJson(
        response,
        outcome.outcome === 'forbidden'
          ? 403
          : outcome.outcome === 'invalid' && Object.keys(outcome.fields).length === 0
            ? 400
            : 200,
        outcome,
      );
    const { locale, email, token, uid } = FromPage.parse(sent.fields ?? {});
    if (outcome.outcome === 'expired') return redirect(response, `/auth/login?locale=${locale}`);
    const search = {
      ...(uid ? { uid } : {}),
      ...(token && outcome.outcome !== 'ok' && outcome.outcome !== 'token_invalid' ? { token } : {}),
    };
    return answerForm(response, outcome, { locale, path, search, email }, publicUrl, setCookie);
  };

  const interaction = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const details = await provider.interactionDetails(request, response);
      if (details.prompt.name === 'login') {
        const proved = await proofs.takeProved(request, response);
        if (!proved) return redirect(response, interactionPage(publicUrl, details.uid, details.params));
        return await provider.interactionFinished(request, response, { login: { accountId: proved.userId } });
      }
      // Our own client has its grant already (provider.ts); nothing is left to ask the person.
      return await provider.interactionFinished(
        request,
        response,
        { consent: details.grantId ? { grantId: details.grantId } : {} },
        { mergeWithLastSubmission: true },
      );
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return redirect(response, '/auth/login');
    }
  };

  /**
   * The standard lets a sign-out come as a form, whose fields stay out of histories and logs. `oidc-provider` takes one
   * only with cookies that other sites may send along; ours are not theirs to send, so it is handed on as it expects it.
   */
  const endByForm = async (request: Mounted, response: ServerResponse): Promise<void> => {
    try {
      const asked = Asked.parse((await readBody(request)).fields);
      const address = `/session/end?${new URLSearchParams(asked).toString()}`;
      // The protocol reads from the two where it is mounted.
      request.originalUrl = request.originalUrl?.replace(request.url ?? '', address);
      request.url = address;
      request.method = 'GET';
    } catch (error) {
      if (!(error instanceof BodyTooBig || error instanceof z.ZodError)) throw error;
      response.setHeader('connection', 'close');
      return answerJson(response, error instanceof BodyTooBig ? 413 : 400, {
        outcome: error instanceof BodyTooBig ? 'too_big' : 'forbidden',
      });
    }
    return protocol(request, response);
  };

  return {
    settled,
    handle: async (request, response, { address }) => {
      onlyPublic(request);
      response.setHeader('content-security-policy', barePolicy());
      const path = (request.url ?? '').split('?')[0] ?? '';
      const name = /^\/account\/([a-z-]+)$/.exec(path)?.[1];
      const call = name === undefined ? undefined : accountCalls[name];
      if (name !== undefined && request.method === 'POST') {
        if (!call) return answerJson(response, 404, { outcome: 'forbidden' });
        return answerPage(request, response, pages[name] ?? '/auth/sign-in', (fields) =>
          call({ request, response, address, fields }),
        );
      }
      if (path === '/session/end' && request.method === 'POST') return endByForm(request, response);
      if (!/^\/interaction\/[\w-]+$/.test(path)) return protocol(request, response);
      if (request.method !== 'POST') return interaction(request, response);
      return answerPage(request, response, '/auth/sign-in', async (fields) => {
        await provider.interactionDetails(request, response);
        const typed = SignIn.safeParse(fields).data;
        return typed ? signIn(request, response, address, typed) : null;
      });
    },
  };
};
