import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { guesses, guessesFromNetwork } from '@lendring/platform/rate-limit/allowances.js';
import type { Counted } from '@lendring/platform/rate-limit/throttle.js';

export const guesserOf = ({ actor, network }: Readonly<{ actor: Actor; network: string }>): readonly Counted[] => [
  ...(actor.kind === 'user' ? [{ key: `invitation ${actor.userId}`, allowance: guesses }] : []),
  { key: `invitation from ${network}`, allowance: guessesFromNetwork },
];
