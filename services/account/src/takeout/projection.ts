import type { TakeoutEvent } from '@lendring/contracts/account/takeout.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { takeoutAggregate, type Takeout } from './takeout.aggregate.js';

/** `replaced`: the file must be deleted, because a newer takeout was ordered or the account is deleted. */
export type TakeoutDocument = Takeout & Readonly<{ userId: string; replaced: boolean }>;

export const takeouts: Projection<TakeoutDocument, TakeoutEvent> = {
  name: 'takeouts',
  version: 2,
  prefixes: ['takeout-'],
  indexes: [
    [
      ['stage', 1],
      ['orderedAt', 1],
    ],
  ],
  ids: ({ type, data }) => [
    data.takeoutId,
    ...(type === 'TakeoutOrdered' && data.replaces !== null ? [data.replaces] : []),
  ],
  evolve(document, event, id) {
    if (id !== event.data.takeoutId) return document && { ...document, replaced: true };
    // Keep the stage `ready`, by which the cleanup finds a file that exists or may still be stored.
    if (event.type === 'TakeoutDropped') return document && { ...document, stage: 'ready', replaced: true };
    const { last } = takeoutAggregate.evolve({ last: document }, event);
    return last && { ...last, userId: event.data.userId, replaced: document?.replaced ?? false };
  },
};
