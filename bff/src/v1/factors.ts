import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

/**
 * Second factors. Secrets and codes are keyed by the command id: a retry gets the same ones, and no other caller knows
 * the id.
 * @param identity null with an external issuer, which manages its own factors
 */
export const factorHandlers = (
  identity: DoorClient<typeof identityDoor> | null,
): Handlers<
  | 'factors'
  | 'askTotp'
  | 'switchTotpOn'
  | 'switchTotpOff'
  | 'makeRecoveryCodes'
  | 'askPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> => {
  const own = () => {
    if (!identity) throw new ApiError('sign_in_elsewhere');
    return identity;
  };
  const codesOf = async (caller: Caller, codes: string) => ({
    recoveryCodes: found(await own().queries.recoveryCodes({ codes }, queryContext(caller)), 'setup_over'),
  });
  const typed = ({ password, code }: Readonly<{ password: string; code?: string | undefined }>) => ({
    password,
    ...(code !== undefined && { code }),
  });
  const codesName = (caller: Caller) => derivedId(caller.commandId, 'recovery codes');
  return {
    factors: async (_, caller) => {
      const { totp, passkeys } = await own().queries.factors({}, queryContext(caller));
      return {
        totp: totp && { recoveryLeft: totp.recoveryLeft },
        passkeys: passkeys.map(({ passkey, name, added, lastUsed, synced }) => ({
          passkeyId: passkey,
          name,
          added,
          lastUsed,
          synced,
        })),
      };
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
    switchTotpOff: async ({ body }, caller) => {
      accepted(await own().commands.switchTotpOff(body, commandContext(caller)));
    },
    askPasskey: async ({ body }, caller) => {
      const setup = derivedId(caller.commandId, 'passkey');
      accepted(await own().commands.askPasskey({ ...typed(body), setup }, commandContext(caller)));
      const options = found(await own().queries.passkeyAsked({ setup }, queryContext(caller)), 'setup_over');
      return { setupId: setup, options };
    },
    addPasskey: async ({ body: { setupId: setup, name, made } }, caller) => {
      accepted(await own().commands.addPasskey({ setup, name, made }, commandContext(caller)));
    },
    renamePasskey: async ({ id: passkey, body: { name } }, caller) => {
      accepted(await own().commands.renamePasskey({ passkey, name }, commandContext(caller)));
    },
    removePasskey: async ({ id: passkey, body }, caller) => {
      accepted(await own().commands.removePasskey({ ...typed(body), passkey }, commandContext(caller)));
    },
    makeRecoveryCodes: async ({ body }, caller) => {
      const codes = codesName(caller);
      accepted(await own().commands.makeRecoveryCodes({ ...body, codes }, commandContext(caller)));
      return codesOf(caller, codes);
    },
  };
};
