import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { credentialAggregate } from '../credential/credential.js';
import { addPasskey, askPasskey, notePasskeyUse, removePasskey, renamePasskey } from '../credential/decide-passkeys.js';
import type { OwnerProof } from '../guessing/owner-proof.js';
import type { OwnCommand } from './own-command.js';
import type { Passkeys } from './passkeys.js';
import type { CodeProof } from './totp-commands.js';

type Options = Readonly<{
  commands: CommandHandler;
  own: OwnCommand;
  proveOwner: OwnerProof;
  proveCode: CodeProof;
  passkeys: Passkeys;
}>;
type Commands = Pick<
  DoorHandlers<typeof identityDoor>['commands'],
  'askPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

/** Adding passkeys, which takes all that a sign-in takes, and keeping them. */
export const passkeyCommands = ({ commands, own, proveOwner, proveCode, passkeys }: Options) => {
  const door: Commands = {
    askPasskey: ({ password, code = '', setup }, context) =>
      own(context, { askPasskey: setup }, async (state, userId) => {
        const wrong = await proveOwner(state, userId, password);
        if (wrong) return wrong;
        const asked = askPasskey(state, { setup, at: context.at });
        // A passkey is worth both factors: who has an app shows a code for it.
        if (isRefused(asked) || !state.registered || !state.factors.totp) return asked;
        const shown = proveCode(state, userId, code, context);
        return isRefused(shown) ? shown : { events: [...shown.events, ...asked.events] };
      }),
    addPasskey: ({ setup, name, made }, context) =>
      own(context, { addPasskey: setup }, async (state) =>
        addPasskey(state, {
          setup,
          name,
          made: await passkeys.made(setup, made),
          locale: context.locale,
          at: context.at,
        }),
      ),
    renamePasskey: ({ passkey, name }, context) =>
      own(context, { renamePasskey: passkey }, (state) => renamePasskey(state, passkey, name)),
    removePasskey: ({ passkey }, context) =>
      own(context, { removePasskey: passkey }, (state) => removePasskey(state, passkey, context.locale)),
  };
  return {
    ...door,
    notePasskeyUse: (
      id: string,
      used: Readonly<{ passkey: string; counter: number; synced: boolean }>,
      context: CommandContext,
    ): Promise<CommandAnswer> =>
      commands.on(credentialAggregate, id, { ...context, asks: { notePasskeyUse: used } }, (state) =>
        notePasskeyUse(state, { ...used, at: context.at }),
      ),
  };
};
