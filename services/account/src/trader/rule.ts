import type { TraderRuleEvent } from '@lendring/contracts/account/trader.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** Since when this installation asks; null: it has not begun. */
export type TraderRule = Readonly<{ since: string | null }>;

/** Stream `traderrule-all`: who offered commercially before it has time (ADR 101). */
export const traderRuleAggregate: Aggregate<TraderRule, TraderRuleEvent> = {
  category: 'traderrule',
  initialState: { since: null },
  evolve: (_, { data }) => ({ since: data.at }),
};

export const RULE = 'all';
