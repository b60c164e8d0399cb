import type { ActivityEvent } from '@lendring/contracts/account/activity.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { dailyProjection, type Counted } from '@lendring/platform/runtime/daily-numbers/projection.js';

type Event = AccountEvent | ActivityEvent;

const counted = (event: Event): readonly Counted[] => {
  if (event.type === 'ActivityCounted') {
    const { on, in7, in30 } = event.data;
    return [
      { counter: 'counted_days' },
      { counter: 'active', n: on },
      { counter: 'active_7', n: in7 },
      { counter: 'active_30', n: in30 },
    ];
  }
  if (event.type === 'AccountOpened') return [{ counter: 'registered' }, { counter: 'accounts' }];
  // Count a deletion repeated after a restore too, because the restored log has not counted it.
  return event.type === 'AccountDeleted' ? [{ counter: 'deleted' }, { counter: 'accounts', n: -1 }] : [];
};

/**
 * Daily counts of opened, deleted and active accounts. `accounts`: running total. Active users are summed along with
 * the number of days, to compute an average.
 */
export const daily = dailyProjection<Event>({
  version: 2,
  prefixes: ['account-', 'activity-'],
  counted,
  dayOf: (event) => (event.type === 'ActivityCounted' ? event.data.day : dayIn(event.at, OPERATOR_TIME_ZONE)),
});
