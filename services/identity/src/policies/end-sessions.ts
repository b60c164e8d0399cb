import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Sessions } from '../sessions/sessions.port.js';

/**
 * Ends all sessions of a person after a new password or on their request. The command itself has done so, unless the
 * process ended in between: then this policy does it at the next start.
 */
export const endSessions = (sessions: Sessions): Policy<CredentialEvent> => ({
  name: 'end-sessions',
  prefixes: ['credential-'],
  react: async (event) => {
    if (event.type !== 'PasswordChanged' && event.type !== 'SessionsEnded') return;
    const { userId } = event.data;
    // Sessions begun after the command ended the others stay.
    if (sessions.endedAt(userId) >= Date.parse(event.at)) return;
    sessions.endOf(userId, event.data.keeps);
  },
});
