import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { dailyProjection, type Counted } from '@lendring/platform/runtime/service/daily.js';

const counted = (event: AccountEvent): readonly Counted[] => {
  if (event.type === 'AccountOpened') return [{ counter: 'registered' }, { counter: 'accounts' }];
  // Said again after a restored backup: the restored log counts it for the first time.
  return event.type === 'AccountDeleted' ? [{ counter: 'deleted' }, { counter: 'accounts', n: -1 }] : [];
};

/** Accounts opened and deleted each day, in numbers; `accounts` is what they come to. */
export const daily = dailyProjection<AccountEvent>({ version: 1, prefixes: ['account-'], counted });
