import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Sessions } from '../sessions/sessions.port.js';

/**
 * A new password, or the wish of its owner, ends all sessions of a person. The command has done so itself, unless the
 * process ended in between: then this does it at the next start.
 */
export const endSessions = (sessions: Sessions): Policy<CredentialEvent> => ({
  name: 'end-sessions',
  prefixes: ['credential-'],
  react: async (event) => {
    if (event.type !== 'PasswordChanged' && event.type !== 'SessionsEnded') return;
    const { userId } = event.data;
    // What began after the command had ended them is theirs to keep.
    if (sessions.endedAt(userId) < Date.parse(event.at)) sessions.endOf(userId);
  },
});
