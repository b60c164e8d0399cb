import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { Clock } from '../../base/clock.js';
import type { Log } from '../../base/log.js';
import { messageOf } from '../../base/message-of.js';
import type { DoorClient } from '../doors/door-client.js';
import type { IncludedInPlan } from './included.port.js';

type Billing = Readonly<{ queries: Pick<DoorClient<typeof billingDoor>['queries'], 'included'> }>;

/** Queries the billing service as caller `name`. While it is unavailable no limits apply. */
export const includedFrom = (
  billing: Billing,
  { name, clock, log }: Readonly<{ name: string; clock: Clock; log: Log }>,
): IncludedInPlan => ({
  of: async (userId, feature) => {
    try {
      const asked = { actor: { kind: 'system' as const, name }, at: clock.now() };
      return (await billing.queries.included({ userId }, asked))[feature] ?? null;
    } catch (error) {
      log.warn({ error: messageOf(error), feature }, 'what a plan includes is not known: nothing is limited by it');
      return null;
    }
  },
});
