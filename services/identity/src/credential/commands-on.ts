import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { addressAggregate, holderOf, type Load } from './address.aggregate.js';
import { addressKey } from './address-key.js';
import { credentialAggregate, type Credential } from './credential.aggregate.js';
import type { Decided } from './own-command.js';

/**
 * Runs `attempt` on a credential. `asks` identifies a repeated command by the address key. It excludes the password,
 * whose hash would be easy to guess.
 */
export type OnCredential = (
  context: CommandContext,
  asks: unknown,
  address: string,
  attempt: (state: Credential) => Decided | Promise<Decided>,
) => Promise<CommandAnswer>;

export const onCredential =
  (commands: CommandHandler): OnCredential =>
  (context, asks, address, attempt) =>
    commands.on(credentialAggregate, address, { ...context, asks }, attempt);

/**
 * Runs `attempt` on the credential that holds an address, or mails the former owner how to take the address back.
 * `attempt` gets the address key if the credential's stream has another name.
 */
export type OnEmail = (
  context: CommandContext,
  email: string,
  what: string,
  attempt: (state: Credential, person: Readonly<{ address?: string }>) => Decided,
) => Promise<CommandAnswer>;

export const onEmail =
  (commands: CommandHandler, addressSecret: Uint8Array): OnEmail =>
  (context, email, what, attempt) => {
    const key = addressKey(addressSecret, email);
    return commands.execute({ ...context, asks: { [what]: key } }, async (unit) => {
      const load: Load = async (aggregate, id) => (await unit.load(aggregate, id)).state;
      const holder = await holderOf(load, key, context.at);
      if (holder.keptFor !== null) {
        const { id, change, state } = holder.keptFor;
        const { userId } = state;
        const told = decided([{ type: 'TakeBackAsked' as const, data: { userId, locale: context.locale, change } }]);
        unit.append(credentialAggregate, id, told.events);
        return told;
      }
      const { id } = holder;
      const { state } = await unit.load(credentialAggregate, id);
      const decision = attempt(state, id === key ? {} : { address: key });
      if (isRefused(decision)) return decision;
      unit.append(credentialAggregate, id, decision.events);
      const [first] = decision.events;
      if (id !== key && first?.type === 'CredentialRegistered')
        unit.append(addressAggregate, key, [
          { type: 'AddressTaken', data: { userId: first.data.userId, credential: id } },
        ]);
      return decision;
    });
  };
