import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

/**
 * Handles second factors. Secrets and codes are derived from the command id, so that a retry gets the same values; no
 * other caller knows the id. @param identity null with an external issuer, which manages its own factors
 */
export const factorHandlers = (
  identity: ServiceClient<typeof identityApi> | null,
): Handlers<'factors' | 'askTotp' | 'switchTotpOn' | 'makeRecoveryCodes' | 'askPasskey' | 'addPasskey'> => {
  const own = () => {
    if (!identity) throw new ApiError('sign_in_elsewhere');
    return identity;
  };
  const codesOf = async (caller: Caller, codes: string) => ({
    recoveryCodes: found(await own().queries.recoveryCodes({ codes }, queryContext(caller)), 'setup_over'),
  });
  const codesName = (caller: Caller) => derivedId(caller.commandId, 'recovery codes');
  return {
    factors: async (_, caller) => {
      const { totp, passkeys } = await own().queries.factors({}, queryContext(caller));
      return { totp, passkeys: passkeys.map((one) => ({ ...one, passkeyId: one.passkey })) };
    },
    askTotp: async ({ body: { password } }, caller) => {
      const { commands, queries } = own();
      const setup = derivedId(caller.commandId, 'second step');
      accepted(await commands.askTotp({ password, setup }, commandContext(caller)));
      const asked = found(await queries.totpAsked({ setup }, queryContext(caller)), 'setup_over');
      return { setupId: setup, ...asked };
    },
    switchTotpOn: async ({ body: { setupId: setup, code } }, caller) => {
      const codes = codesName(caller);
      accepted(await own().commands.switchTotpOn({ setup, code, codes }, commandContext(caller)));
      return codesOf(caller, codes);
    },
    askPasskey: async ({ body }, caller) => {
      const setup = derivedId(caller.commandId, 'passkey');
      accepted(await own().commands.askPasskey({ ...body, setup }, commandContext(caller)));
      const options = found(await own().queries.passkeyAsked({ setup }, queryContext(caller)), 'setup_over');
      return { setupId: setup, options };
    },
    addPasskey: async ({ body: { setupId: setup, name, made } }, caller) => {
      accepted(await own().commands.addPasskey({ setup, name, made }, commandContext(caller)));
    },
    makeRecoveryCodes: async ({ body }, caller) => {
      const codes = codesName(caller);
      accepted(await own().commands.makeRecoveryCodes({ ...body, codes }, commandContext(caller)));
      return codesOf(caller, codes);
    },
  };
};
