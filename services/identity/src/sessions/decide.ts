import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale, SessionId } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

/** @param helper language of the staff member who signs the user out; absent: the owner's request */
export const endSessions = (state: Credential, keeps?: SessionId, helper?: Locale): Decided =>
  state.registered
    ? decided([
        {
          type: 'SessionsEnded',
          data: { userId: state.userId, ...(keeps && { keeps }), ...(helper && { locale: helper }) },
        },
      ])
    : refused('sign_in_elsewhere');
