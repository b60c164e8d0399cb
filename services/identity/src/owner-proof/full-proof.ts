import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { Credential } from '../credential/credential.aggregate.js';
import type { Decided } from '../credential/own-command.js';
import { countedCode, shownCode } from '../second-step/code-attempts.js';
import { spendCode } from '../second-step/decide.js';
import type { OwnerProof } from './owner-proof.js';

/** Verifies all factors of a signed-in user before a security change. Returns the events to store, or the refusal. */
export type FullProof = (
  state: Credential,
  userId: UserId,
  shown: Readonly<{ password: string; code?: string | undefined }>,
  context: CommandContext,
) => Promise<Decided>;

export const createFullProof =
  (proveOwner: OwnerProof, throttle: Throttle): FullProof =>
  async (state, userId, { password, code = '' }, context) => {
    const wrong = await proveOwner(state, userId, password);
    if (wrong || !state.registered || !state.factors.totp) return wrong ?? decided([]);
    return countedCode(throttle, userId, () => spendCode(state, shownCode(state, code, context)));
  };
