import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Accounts } from '../accounts.port.js';

/**
 * Disables API keys after an address is taken back: a new password ends sessions only, so an attacker's API key would
 * continue to work.
 */
export const whenAnAddressIsTakenBackThenKeysStop = (accounts: Accounts): Policy<CredentialEvent> => ({
  name: 'when-an-address-is-taken-back-then-keys-stop',
  prefixes: ['credential-'],
  react: async (event, call) => {
    if (event.type === 'EmailTakenBack') return accounts.shutOff(event.data.userId, call);
  },
});
