import type { ActivityEvent } from '@lendring/contracts/account/activity.js';
import { decided, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';

type Counted = Readonly<{ isCounted: boolean }>;

export const activityAggregate: Aggregate<Counted, ActivityEvent> = {
  category: 'activity',
  initialState: { isCounted: false },
  evolve: () => ({ isCounted: true }),
};

export const countDay = (
  { isCounted }: Counted,
  data: ActivityEvent['data'],
): Decision<readonly ActivityEvent[], never> => decided(isCounted ? [] : [{ type: 'ActivityCounted', data }]);
