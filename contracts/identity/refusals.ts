import { credentialRefusals } from './credential.js';
import { emailChangeRefusals } from './email-change.js';
import { ownerProofRefusals } from './owner-proof.js';
import { passkeysRefusals } from './passkeys.js';
import { passwordRefusals } from './password.js';
import { secondStepRefusals } from './second-step.js';
import { sessionsRefusals } from './sessions.js';

export const identityRefusals = {
  ...credentialRefusals,
  ...passwordRefusals,
  ...sessionsRefusals,
  ...ownerProofRefusals,
  ...emailChangeRefusals,
  ...secondStepRefusals,
  ...passkeysRefusals,
};

/** Refusal codes of identity, including three whose texts are defined in other folders. */
export type IdentityRefusal = keyof typeof identityRefusals | 'token_invalid' | 'already_registered' | 'email_taken';
