import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { credentialAggregate, type Credential } from '../credential/credential.js';

export type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

/**
 * A command on the asker's own credential. `asks` is what a repeat must be equal in: no password and no code, which a
 * hash would let somebody guess.
 */
export type OwnCommand = (
  context: CommandContext,
  asks: object,
  attempt: (state: Credential, userId: UserId) => Decided | Promise<Decided>,
) => Promise<CommandAnswer>;

/** What is decided once its asker has proved who they are. What is refused then costs nobody a code. */
export const after = async (proof: Decided, decide: () => Decided | Promise<Decided>): Promise<Decided> => {
  if (isRefused(proof)) return proof;
  const decision = await decide();
  return isRefused(decision) ? decision : { events: [...proof.events, ...decision.events] };
};

/** @param addressOf the stream of a person's credential; null where they have none */
export const createOwnCommand =
  (commands: CommandHandler, addressOf: (userId: UserId) => Promise<string | null>): OwnCommand =>
  async (context, asks, attempt) => {
    const { actor } = context;
    if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
    const { userId } = actor;
    const id = (await addressOf(userId)) ?? 'none';
    return commands.on(credentialAggregate, id, { ...context, asks }, (state) => attempt(state, userId));
  };
