import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Credential } from '../credential/credential.aggregate.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Log } from '@lendring/platform/base/log.js';
import { fastify, type FastifyRequest } from 'fastify';
import { barePolicy } from '../provider/provider.js';
import { ACCOUNT_CALLS, AccountController } from './account.controller.js';
import { createAccountCalls } from './account-calls.js';
import { createAfterwards } from './afterwards.js';
import { noteAddress } from './asking.js';
import { readBody } from './bodies.js';
import { createCookies } from './cookies.js';
import { LOG, OutcomeFilter } from './outcome.filter.js';
import { OWN_PAGES, type OwnPages } from './own-page.guard.js';
import { createCodeCall } from './code-call.js';
import { createFinishSignIn } from './finish-sign-in.js';
import { createSecondStep } from './second-step.js';
import { createProofs } from './proofs.js';
import { createPasskeyCall, type PasskeyParts } from './passkey-call.js';
import { PROVIDER, ProviderController, type ProviderParts } from './provider.controller.js';
import { createSignInCall, type SignInParts } from './sign-in-call.js';

type Options = SignInParts &
  PasskeyParts &
  OwnPages &
  Readonly<{ load: (id: string) => Promise<Credential>; tokenSecret: Uint8Array; clock: Clock; log: Log }>;

/** Client address; behind a trusted proxy (`TRUST_PROXY`), that of the original client. */
export type Caller = Readonly<{ address: string }>;

export type IdentityHttp = Readonly<{
  handle: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>;
  close: () => Promise<void>;
}>;

@Module({})
class IdentityHttpModule {}

const moduleOf = (options: Options, parts: ProviderParts, accountCalls: unknown): DynamicModule => ({
  module: IdentityHttpModule,
  controllers: [AccountController, ProviderController],
  providers: [
    { provide: LOG, useValue: options.log },
    { provide: OWN_PAGES, useValue: { publicUrl: options.publicUrl, header: options.header } satisfies OwnPages },
    { provide: PROVIDER, useValue: parts },
    { provide: ACCOUNT_CALLS, useValue: accountCalls },
    { provide: APP_FILTER, useClass: OutcomeFilter },
  ],
});

const PROTOCOL = '/*';

/** A server without a port; the outer server forwards requests to it. */
const createServer = (publicUrl: string) => {
  const { host, protocol } = new URL(publicUrl);
  const server = fastify();
  server.addHook('onRequest', (request, reply, done) => {
    // The protocol builds its own URLs from these headers, so clients must not control them.
    const { headers } = request.raw;
    headers.host = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-for'];
    reply.raw.setHeader('content-security-policy', barePolicy());
    done();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', async ({ headers, routeOptions }: FastifyRequest, body: IncomingMessage) =>
    routeOptions.url === PROTOCOL ? undefined : readBody(headers, body),
  );
  return server;
};

/**
 * The provider's HTTP side, mounted at `/oidc`: the OpenID protocol, and the calls of its pages as JSON or plain forms.
 */
export const createIdentityHttp = async (options: Options): Promise<IdentityHttp> => {
  const { provider, tokenSecret, load, clock, log, publicUrl } = options;
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
  const secondStep = createSecondStep({ tokenSecret, setCookie, now, load });
  const finish = createFinishSignIn({ ...options, setCookie, now, context });
  const signIn = createSignInCall({ ...options, secondStep, finish, context, afterwards });
  const passkey = createPasskeyCall({ ...options, finish, context });
  const enterCode = createCodeCall({ ...options, secondStep, finish, context });

  const server = createServer(publicUrl);
  const application = await NestFactory.create<NestFastifyApplication>(
    moduleOf(options, { provider, proofs, publicUrl, signIn, enterCode, passkey, secondStep, finish }, accountCalls),
    new FastifyAdapter(server),
    { logger: false, bodyParser: false, abortOnError: false },
  );
  await application.init();
  await server.ready();
  return {
    handle: async (request, response, { address }) => {
      noteAddress(request, address);
      server.routing(request, response);
    },
    close: async () => {
      await settled();
      await application.close();
    },
  };
};
