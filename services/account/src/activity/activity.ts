import type { ActivityEvent } from '@lendring/contracts/account/activity.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';

/** Whether a day was counted. */
type Counted = Readonly<{ isCounted: boolean }>;

/** Stream `activity-<day>`. */
export const activityAggregate: Aggregate<Counted, ActivityEvent> = {
  category: 'activity',
  initialState: { isCounted: false },
  evolve: () => ({ isCounted: true }),
};

/** Notes how many were active on a day that has passed, once. */
export const countDay = (
  { isCounted }: Counted,
  data: ActivityEvent['data'],
): Decision<readonly ActivityEvent[], never> => decided(isCounted ? [] : [{ type: 'ActivityCounted', data }]);
