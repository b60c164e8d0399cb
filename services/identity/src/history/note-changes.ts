import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { SignInTry } from '@lendring/contracts/identity/history.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { History } from './history.port.js';

const changeOf = (event: CredentialEvent): SignInTry['outcome'] | null => {
  switch (event.type) {
    case 'PasswordChanged':
      return 'password_changed';
    case 'EmailChanged':
      return 'email_changed';
    case 'EmailTakenBack':
      return 'email_taken_back';
    case 'TotpSwitchedOn':
      return 'totp_on';
    case 'TotpSwitchedOff':
      return event.data.by === 'operator' ? 'totp_off_by_operator' : 'totp_off';
    case 'RecoveryCodesMade':
      return 'recovery_codes_made';
    case 'PasskeyAdded':
      return 'passkey_added';
    case 'PasskeyRemoved':
      return 'passkey_removed';
    default:
      return null;
  }
};

export const noteChanges = (history: Pick<History, 'noteChange'>): Policy<CredentialEvent> => ({
  name: 'note-changes',
  prefixes: ['credential-'],
  react: async (event) => {
    const outcome = changeOf(event);
    if (outcome) history.noteChange(event.data.userId, { outcome, at: event.at, event: event.id });
  },
});
