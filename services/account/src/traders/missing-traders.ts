import type { TraderEvent } from '@lendring/contracts/account/traders.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type MissingTraderDocument = Readonly<{
  userId: string;
  since: string;
  until: string;
  /** Time at which published offers will be paused; null if they stay published or are paused already. */
  lapses: string | null;
}>;

const evolve = (document: MissingTraderDocument | null, { type, data }: TraderEvent): MissingTraderDocument | null => {
  const { userId, at } = data;
  switch (type) {
    case 'TraderAsked':
      return { userId, since: at, until: data.until, lapses: null };
    case 'TraderBegan':
      return { userId, since: at, until: data.until, lapses: data.until };
    case 'TraderOverdue':
      return document && { ...document, lapses: null };
    case 'TraderDetailsGiven':
    case 'TraderStopped':
    case 'TraderEnded':
      return null;
    default:
      return document;
  }
};

export const missingTraders: Projection<MissingTraderDocument, TraderEvent> = {
  name: 'missing-traders',
  version: 1,
  prefixes: ['trader-'],
  indexes: [[['until', 1]], [['lapses', 1]]],
  ids: ({ data }) => [data.userId],
  evolve,
};
