import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Load } from '../credential/address-book.js';
import { credentialAggregate } from '../credential/credential.js';
import { addPasskey, askPasskey, notePasskeyUse, removePasskey, renamePasskey } from '../credential/decide-passkeys.js';
import { isClaimed, passkeyAggregate, passkeyKey } from '../credential/passkey-book.js';
import { after, type OwnCommand } from './own-command.js';
import type { Passkeys } from './passkeys.js';
import type { FullProof } from './totp-commands.js';

type Options = Readonly<{
  commands: CommandHandler;
  own: OwnCommand;
  proveAll: FullProof;
  passkeys: Passkeys;
  addressSecret: Uint8Array;
  addressOf: (userId: UserId) => Promise<string | null>;
}>;
type Commands = Pick<
  DoorHandlers<typeof identityDoor>['commands'],
  'askPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>;

/** Adding and removing passkeys requires all factors; renaming does not. */
export const passkeyCommands = ({ commands, own, proveAll, passkeys, addressSecret, addressOf }: Options) => {
  const door: Commands = {
    // A passkey counts as both factors, so a user with TOTP must enter a code.
    askPasskey: ({ setup, ...typed }, context) =>
      own(context, { askPasskey: setup }, async (state, userId) =>
        after(await proveAll(state, userId, typed, context), () => askPasskey(state, { setup, at: context.at })),
      ),
    addPasskey: async ({ setup, name, made }, context) => {
      const { actor, locale, at } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      const id = (await addressOf(userId)) ?? 'none';
      const proved = await passkeys.made(setup, made);
      const book = proved === null ? null : passkeyKey(addressSecret, proved.id);
      // Both streams in one transaction, so that no passkey belongs to two accounts.
      return commands.execute({ ...context, asks: { addPasskey: setup } }, async (unit) => {
        const load: Load = async (aggregate, stream) => (await unit.load(aggregate, stream)).state;
        const state = await load(credentialAggregate, id);
        const known = book !== null && (await isClaimed(load, book));
        const decision = addPasskey(state, { setup, name, made: proved && { ...proved, known }, locale, at });
        if (isRefused(decision) || book === null) return decision;
        unit.append(credentialAggregate, id, decision.events);
        unit.append(passkeyAggregate, book, [
          { type: 'PasskeyClaimed', data: { userId, credential: id, passkey: setup } },
        ]);
        return decision;
      });
    },
    renamePasskey: ({ passkey, name }, context) =>
      own(context, { renamePasskey: passkey }, (state) => renamePasskey(state, passkey, name)),
    removePasskey: ({ passkey, ...typed }, context) =>
      own(context, { removePasskey: passkey }, async (state, userId) =>
        after(await proveAll(state, userId, typed, context), () => removePasskey(state, passkey, context.locale)),
      ),
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
