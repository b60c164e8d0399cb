import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { addressKey } from '../credential/address-key.js';
import { holderOf, type Load } from '../credential/address.aggregate.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';
import { switchTotpOffFor } from './decide.js';

/** Removes TOTP for a user who has lost the app and all recovery codes; operator only. */
export const liftTotp =
  (commands: CommandHandler, addressSecret: Uint8Array) =>
  ({ email }: Readonly<{ email: string }>, context: CommandContext): Promise<CommandAnswer> => {
    const key = addressKey(addressSecret, email);
    return commands.execute({ ...context, asks: { switchTotpOffFor: key } }, async (unit) => {
      if (context.actor.kind !== 'system') return refused('token_invalid');
      const load: Load = async (aggregate, id) => (await unit.load(aggregate, id)).state;
      const { id, state } = await holderOf(load, key, context.at);
      const decision = switchTotpOffFor(state, context.locale);
      if (!isRefused(decision)) unit.append(credentialAggregate, id, decision.events);
      return decision;
    });
  };
