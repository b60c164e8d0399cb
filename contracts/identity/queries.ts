import { defineServiceApi } from '../kernel/service-api.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { identityCommands } from './commands.js';
import { credentialQueries } from './credential.js';
import { emailChangeQueries } from './email-change.js';
import { SignInTry, historyQueries } from './history.js';
import { Passkey, passkeysQueries } from './passkeys.js';
import { Factors, secondStepQueries } from './second-step.js';
import { OpenSession, sessionsQueries } from './sessions.js';

export const identityOwnData = {
  sign_ins: SignInTry,
  devices: OpenSession,
  second_step: Factors.omit({ passkeys: true }),
  passkeys: Passkey,
};

/**
 * API of the built-in sign-in provider for account pages, demo data and tools; users sign in through the provider's
 * own pages.
 */
export const identityApi = defineServiceApi('identity', identityCommands, {
  ownData: ownDataQuery(identityOwnData),
  ...credentialQueries,
  ...sessionsQueries,
  ...historyQueries,
  ...emailChangeQueries,
  ...secondStepQueries,
  ...passkeysQueries,
});
