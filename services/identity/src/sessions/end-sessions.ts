import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Sessions } from './sessions.port.js';

/**
 * Ends all sessions after a password change or on request. The command normally ends them itself; this policy covers
 * a crash before that.
 */
export const endSessions = (sessions: Sessions): Policy<CredentialEvent> => ({
  name: 'end-sessions',
  prefixes: ['credential-'],
  react: async (event) => {
    if (event.type !== 'PasswordChanged' && event.type !== 'SessionsEnded') return;
    const { userId } = event.data;
    // Skip if the command has already ended the sessions, because sessions started since then must stay.
    if (sessions.endedAt(userId) >= Date.parse(event.at)) return;
    sessions.endOf(userId, event.data.keeps);
  },
});
