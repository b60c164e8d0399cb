import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { credentialAggregate, type Credential } from './credential.aggregate.js';

export type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

/**
 * A command on the caller's own credential. `asks` identifies a repeat and must not contain passwords or codes, whose
 * hash could be guessed.
 */
export type OwnCommand = (
  context: CommandContext,
  asks: object,
  attempt: (state: Credential, userId: UserId) => Decided | Promise<Decided>,
) => Promise<CommandAnswer>;

/** Decides after a successful proof of identity. A refused decision does not spend the code. */
export const after = async (proof: Decided, decide: () => Decided | Promise<Decided>): Promise<Decided> => {
  if (isRefused(proof)) return proof;
  const decision = await decide();
  return isRefused(decision) ? decision : { events: [...proof.events, ...decision.events] };
};

export const createOwnCommand =
  (commands: CommandHandler, addressOf: (userId: UserId) => Promise<string | null>): OwnCommand =>
  async (context, asks, attempt) => {
    const { actor } = context;
    if (actor.kind !== 'user') return { ok: false, refusal: { code: 'sign_in_elsewhere' } };
    const { userId } = actor;
    const id = (await addressOf(userId)) ?? 'none';
    return commands.on(credentialAggregate, id, { ...context, asks }, (state) => attempt(state, userId));
  };
