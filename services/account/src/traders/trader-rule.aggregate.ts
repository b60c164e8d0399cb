import type { TraderRuleEvent } from '@lendring/contracts/account/traders.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** Start of the rule in this installation; null before. */
export type TraderRule = Readonly<{ since: string | null }>;

/**
 * Stream `traderrule-all`: marks the start of the rule, from which earlier commercial users get a grace period (ADR
 * 101).
 */
export const traderRuleAggregate: Aggregate<TraderRule, TraderRuleEvent> = {
  category: 'traderrule',
  initialState: { since: null },
  evolve: (_, { data }) => ({ since: data.at }),
};

export const RULE = 'all';
