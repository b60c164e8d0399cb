import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import type { OwnPlan } from '@lendring/contracts/billing/plans.js';
import { freePlan } from './catalogue.js';
import { highlightsUsed } from './decide.js';
import type { Subscription } from './subscription.aggregate.js';

export const planView = (state: Subscription, catalogue: Catalogue, day: string): OwnPlan => {
  const { running, pending, hadTrial } = state;
  const { planId, included } = running?.booked ?? freePlan(catalogue);
  return {
    planId,
    included,
    running: running && {
      booked: running.booked,
      from: running.term.from,
      to: running.cancelled && running.endsOn !== null ? running.endsOn : running.term.to,
      trial: running.trial,
      cancelled: running.cancelled,
      next: running.cancelled ? null : running.next,
    },
    pending: pending && { booked: pending.booked, paymentId: pending.paymentId },
    mayTry: !running && !pending && !hadTrial,
    highlightsUsed: highlightsUsed(state, day),
  };
};
