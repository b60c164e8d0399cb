import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Accounts } from '../accounts.port.js';

/** Forwards a changed address to the account at once, so that mails of other services do not go to the previous one. */
export const tellAccount = (accounts: Accounts): Policy<CredentialEvent> => ({
  name: 'tell-account',
  prefixes: ['credential-'],
  react: async (event, call) => {
    if (event.type !== 'EmailChanged' && event.type !== 'EmailTakenBack') return;
    const { userId, email } = event.data;
    if (email !== null) return accounts.takeOver(userId, email, call);
  },
});
