import { emailChangeCommands } from './email-change.js';
import { ownerProofCommands } from './owner-proof.js';
import { passkeysCommands } from './passkeys.js';
import { passwordCommands } from './password.js';
import { registrationCommands } from './registration.js';
import { secondStepCommands } from './second-step.js';
import { sessionsCommands } from './sessions.js';

/** Commands whose answers never reveal whether an address is registered; a mail informs the owner instead. */
export const identityCommands = {
  ...registrationCommands,
  ...passwordCommands,
  ...sessionsCommands,
  ...ownerProofCommands,
  ...emailChangeCommands,
  ...secondStepCommands,
  ...passkeysCommands,
} as const;
