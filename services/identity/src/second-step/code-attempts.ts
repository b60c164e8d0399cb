import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { Credential } from '../credential/credential.aggregate.js';
import type { Decided } from '../credential/own-command.js';
import { codesSignedIn } from '../guessing/limits.js';
import { readCode } from './read-code.js';

/** Counts a code attempt of a signed-in user; only a wrong code stays counted. */
export const countedCode = (throttle: Throttle, userId: UserId, decide: () => Decided): Decided => {
  const attempts = codesSignedIn(userId);
  const { seconds, giveBack } = throttle.take([attempts]);
  if (seconds > 0) return refused('too_many_requests', { seconds });
  const decision = decide();
  if (!isRefused(decision)) throttle.forgive(attempts.key);
  else if (decision.refusal.code !== 'wrong_code') giveBack();
  return decision;
};

export const shownCode = (state: Credential, code: string, { at, locale }: CommandContext) => ({
  code: readCode(state, code, { at }),
  locale,
});
