import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { credentialAggregate } from '../credential/credential.js';
import { addPasskey, askPasskey, notePasskeyUse, removePasskey, renamePasskey } from '../credential/decide-passkeys.js';
import { after, type OwnCommand } from './own-command.js';
import type { Passkeys } from './passkeys.js';
import type { FullProof } from './totp-commands.js';

type Options = Readonly<{ commands: CommandHandler; own: OwnCommand; proveAll: FullProof; passkeys: Passkeys }>;
type Commands = Pick<
  DoorHandlers<typeof identityDoor>['commands'],
  'askPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

/** Adding passkeys, which takes all that a sign-in takes, and keeping them. */
export const passkeyCommands = ({ commands, own, proveAll, passkeys }: Options) => {
  const door: Commands = {
    // A passkey is worth both factors: who has an app shows a code for it.
    askPasskey: ({ setup, ...typed }, context) =>
      own(context, { askPasskey: setup }, async (state, userId) =>
        after(await proveAll(state, userId, typed, context), () => askPasskey(state, { setup, at: context.at })),
      ),
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
