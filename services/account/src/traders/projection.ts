import type { TraderEvent, TraderRow } from '@lendring/contracts/account/traders.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { traderAggregate } from './trader.aggregate.js';

/** One document per period of trading, deleted when the trader is erased. */
export type TraderDocument = TraderRow;

const evolve = (document: TraderDocument | null, event: TraderEvent): TraderDocument | null => {
  const { type, data } = event;
  switch (type) {
    case 'TraderAsked':
    case 'TraderBegan':
    case 'TraderOverdue':
    case 'TraderStopped':
      return document;
    case 'TraderForgotten':
      return null;
    case 'TraderEnded':
      return document && { ...document, state: 'ended', seen: data.at, until: data.until };
    default: {
      const before = document?.certification && {
        traderId: document.traderId,
        stage: document.state === 'ended' || document.state === 'missing' ? ('unchecked' as const) : document.state,
        details: document.details,
        certification: document.certification.version,
        certifiedAt: document.certification.at,
        at: document.seen,
        reason: document.reason,
        vatIdConfirmed: document.vatIdConfirmed,
      };
      const { current } = traderAggregate.evolve({ ...traderAggregate.initialState, current: before ?? null }, event);
      if (!current?.details) return null;
      return {
        userId: data.userId,
        traderId: current.traderId,
        state: current.stage,
        details: current.details,
        certification: { version: current.certification, at: current.certifiedAt },
        reason: current.reason,
        vatIdConfirmed: current.vatIdConfirmed,
        seen: current.at,
        until: null,
      };
    }
  }
};

export const traders: Projection<TraderDocument, TraderEvent> = {
  name: 'traders',
  version: 2,
  prefixes: ['trader-'],
  indexes: [
    [
      ['state', 1],
      ['seen', 1],
    ],
    [
      ['state', 1],
      ['until', 1],
    ],
    [
      ['vatIdConfirmed', 1],
      ['seen', 1],
    ],
  ],
  ids: (event) => ('traderId' in event.data ? [event.data.traderId] : []),
  evolve,
};
