import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Load } from '../credential/address.aggregate.js';
import { onCredential } from '../credential/commands-on.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';
import { after } from '../credential/own-command.js';
import type { IdentityCommands, Ports } from '../ports.js';
import { addPasskey, askPasskey, isAsked, notePasskeyUse, removePasskey, renamePasskey } from './decide.js';
import { isClaimed, passkeyAggregate, passkeyKey } from './passkey.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'credentials' | 'asOwner' | 'proveAll' | 'passkeys' | 'addressSecret'>;
type Commands = Pick<
  IdentityCommands,
  'askPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'notePasskeyUse'
>;

/** Passkeys, each of one account (ADR 53). Adding and removing them requires all factors; renaming does not. */
export const ownPasskeys = ({ commands, credentials, asOwner, proveAll, passkeys, addressSecret }: Deps) => {
  const on = onCredential(commands);
  const handlers: Commands = {
    // Adding a passkey requires a code from a user with TOTP, because a passkey counts as both factors.
    askPasskey: ({ setup, ...typed }, context) =>
      asOwner(context, { askPasskey: setup }, async (state, userId) =>
        after(await proveAll(state, userId, typed, context), () => askPasskey(state, { setup, at: context.at })),
      ),
    addPasskey: async ({ setup, name, made }, context) => {
      const { actor, locale, at } = context;
      if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
      const { userId } = actor;
      const id = (await credentials.addressOf(userId)) ?? 'none';
      const proved = await passkeys.made(setup, made);
      const book = proved === null ? null : passkeyKey(addressSecret, proved.id);
      // Write both streams in one transaction, so that no passkey belongs to two accounts.
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
      asOwner(context, { renamePasskey: passkey }, (state) => renamePasskey(state, passkey, name)),
    removePasskey: ({ passkey, ...typed }, context) =>
      asOwner(context, { removePasskey: passkey }, async (state, userId) =>
        after(await proveAll(state, userId, typed, context), () => removePasskey(state, passkey, context.locale)),
      ),
    notePasskeyUse: (id, used, context) =>
      on(context, { notePasskeyUse: used }, id, (state) => notePasskeyUse(state, { ...used, at: context.at })),
  };
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'passkeyAsked'> = {
    passkeyAsked: async ({ setup }, { actor, at }) => {
      const state = await credentials.own(actor);
      return state.registered && isAsked(state, setup, at) ? passkeys.optionsOf(state, setup) : null;
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
