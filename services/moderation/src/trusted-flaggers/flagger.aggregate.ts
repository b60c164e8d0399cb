import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { FlaggerDetails, FlaggerEvent } from '@lendring/contracts/moderation/trusted-flaggers.js';

export type FlaggerFold = Readonly<{ current: FlaggerDetails | null }>;

/** Stream `flagger-<userId>`: trusted-flagger status of an account (ADR 102). */
export const flaggerAggregate: Aggregate<FlaggerFold, FlaggerEvent> = {
  category: 'flagger',
  initialState: { current: null },
  evolve: (_, { type, data }) => {
    if (type === 'FlaggerRemoved') return { current: null };
    const { organisation, awardedBy, email } = data;
    return { current: { organisation: organisation ?? '', awardedBy: awardedBy ?? '', email: email ?? '' } };
  },
};
