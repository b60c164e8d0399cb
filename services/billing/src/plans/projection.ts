import type { SubscriptionEvent } from '@lendring/contracts/billing/plans.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { subscriptionAggregate, type Subscription } from './subscription.aggregate.js';

export type PlanDocument = Subscription & Readonly<{ userId: string }>;

export const plans: Projection<PlanDocument, SubscriptionEvent> = {
  name: 'plans',
  version: 4,
  prefixes: ['subscription-'],
  indexes: [[['running.term.to', 1]]],
  ids: ({ data }) => [data.userId],
  evolve: (document, event) => ({
    ...subscriptionAggregate.evolve(document ?? subscriptionAggregate.initialState, event),
    userId: event.data.userId,
  }),
};
