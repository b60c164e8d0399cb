import type { Flagger, FlaggerEvent } from '@lendring/contracts/moderation/trusted-flaggers.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type FlaggerDocument = Omit<Flagger, 'reports' | 'declined'>;

export const flaggers: Projection<FlaggerDocument, FlaggerEvent> = {
  name: 'flaggers',
  version: 1,
  prefixes: ['flagger-'],
  indexes: [[['since', 1]]],
  ids: ({ data }) => [data.userId],
  evolve(document, { type, data }) {
    if (type === 'FlaggerRemoved') return null;
    const { userId, organisation, awardedBy, email, reason, by, at } = data;
    if (organisation === null || awardedBy === null || email === null) return null;
    return { userId, organisation, awardedBy, email, reason: reason ?? '', by, since: document?.since ?? at };
  },
};
