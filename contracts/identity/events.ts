import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { credentialEvents } from './credential.js';
import { emailChangeEvents, emailChangePersonal } from './email-change.js';
import { historyEvents } from './history.js';
import { passkeysEvents, passkeysPersonal } from './passkeys.js';
import { passwordEvents, passwordPersonal } from './password.js';
import { registrationEvents, registrationPersonal } from './registration.js';
import { secondStepEvents, secondStepPersonal } from './second-step.js';
import { sessionsEvents } from './sessions.js';

/**
 * Stream `credential-<HMAC of the normalised email>`, named after the owner's first address. The name stays when the
 * owner changes the address.
 */
export const CredentialEvent = z.discriminatedUnion('type', [
  ...credentialEvents,
  ...registrationEvents,
  ...passwordEvents,
  ...sessionsEvents,
  ...historyEvents,
  ...emailChangeEvents,
  ...secondStepEvents,
  ...passkeysEvents,
]);
export type CredentialEvent = z.infer<typeof CredentialEvent>;

export const credentialPersonal: PersonalFields<CredentialEvent> = {
  ...registrationPersonal,
  ...passwordPersonal,
  ...emailChangePersonal,
  ...secondStepPersonal,
  ...passkeysPersonal,
};
