import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import { START, type SessionId, type UserId } from '@lendring/contracts/kernel/ids.js';
import { identityApi } from '@lendring/contracts/identity/queries.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { watchEngine } from '@lendring/platform/base/engine-watch.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import type { Secrets } from '@lendring/platform/runtime/settings/secrets.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import type { JWKS } from 'oidc-provider';
import { credentialAggregate } from './credential/credential.aggregate.js';
import { addressKey } from './credential/address-key.js';
import { createPasskeys } from './passkeys/passkeys.js';
import { createKnownDevices } from './guessing/known-devices.js';
import { openPasswords } from './password/passwords.adapter.js';
import { createThrottle } from '@lendring/platform/rate-limit/throttle.js';
import type { AttemptStore } from '@lendring/platform/rate-limit/attempts.port.js';
import { createIdentityHttp, type Caller } from './http/identity-http.js';
import type { Accounts } from './accounts.port.js';
import { createProvider } from './provider/provider.js';
import { openProviderStore } from './provider/provider-store.adapter.js';
import { identityService } from './service.js';

type Options = Readonly<{
  ports: ServicePorts;
  mailer: Mailer;
  secrets: Secrets;
  dataDir: string;
  publicUrl: string;
  brand: () => string;
  header: CustomHeader;
  clientId: string;
  clientSecret: string;
  accounts: Accounts;
}>;

export type Identity = Readonly<{
  module: DynamicModule;
  /** Handles requests below `/oidc`, with the prefix already removed. */
  http: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>;
  sessionIsOpen: (session: SessionId) => boolean;
  onSessionsEnded: (listener: (userId: UserId) => void) => void;
  close: () => Promise<void>;
}>;

/** Stores network addresses as keyed hashes only. */
const unnamed = (attempts: AttemptStore, secret: Uint8Array): AttemptStore => ({
  get: (key) => attempts.get(addressKey(secret, key)),
  put: (key, value) => attempts.put(addressKey(secret, key), value),
  remove: (key) => attempts.remove(addressKey(secret, key)),
});

const anybodyRegistered = async (store: EventStore): Promise<boolean> => {
  const abort = new AbortController();
  const prefixes = [`${credentialAggregate.category}-`];
  let found = false;
  for await (const { events, caughtUp } of store.follow({ prefixes, after: START, signal: abort.signal })) {
    found ||= events.length > 0;
    if (found || caughtUp) abort.abort();
  }
  return found;
};

export const openIdentity = async ({
  ports,
  mailer,
  secrets,
  dataDir,
  publicUrl,
  brand,
  header,
  clientId,
  clientSecret,
  accounts,
}: Options): Promise<Identity> => {
  const passwords = openPasswords();
  // Streams created before this secret existed are named with the `nickname` secret and keep their names.
  const addressSecret = await secrets.successor('sign-in-address', 'nickname', () => anybodyRegistered(ports.store));
  const tokenSecret = await secrets.secret('sign-in-token');
  const providerFile = join(dataDir, 'identity', 'provider.db');
  const watch = watchEngine('sign-in issuer', { at: providerFile, log: ports.log });
  const store = openProviderStore(providerFile, { watch });
  const throttle = createThrottle(unnamed(store.attempts, addressSecret), Date.now);
  const passkeys = createPasskeys(publicUrl, tokenSecret, brand);
  const service = identityService(ports, {
    mailer,
    passwords,
    sessions: store.sessions,
    history: store.history,
    forget: store.forget,
    throttle,
    addressSecret,
    tokenSecret,
    publicUrl,
    accounts,
    passkeys,
    brand,
  });
  const provider = createProvider({
    publicUrl,
    brand,
    clientId,
    clientSecret,
    adapterFor: store.adapterFor,
    person: service.person,
    sessions: store.sessions,
    jwks: (await secrets.jwks('oidc')) as JWKS,
    cookieKeys: [Buffer.from(tokenSecret).toString('base64url')],
  });
  provider.on('server_error', (_ctx, error) => {
    if (!(error instanceof EngineUnavailable)) ports.log.error({ err: error }, 'Sign-in provider failed');
  });
  const http = await createIdentityHttp({
    provider,
    commands: service.commands,
    load: service.load,
    find: service.find,
    passwords,
    sessions: store.sessions,
    history: store.history,
    challenges: store.challenges,
    passkeys,
    person: service.person,
    addressSecret,
    tokenSecret,
    clock: ports.clock,
    log: ports.log,
    publicUrl,
    header,
    throttle,
    devices: createKnownDevices(tokenSecret),
  });
  return {
    module: serviceModule(service.parts, service.core, identityApi, service.handlers),
    http: http.handle,
    sessionIsOpen: store.sessions.isOpen,
    onSessionsEnded: store.sessions.onEnded,
    close: async () => {
      await http.close();
      await passwords.close();
      store.close();
    },
  };
};
