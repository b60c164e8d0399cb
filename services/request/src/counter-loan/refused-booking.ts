import { refused } from '@lendring/contracts/kernel/decider.js';
import type { Refusal } from '@lendring/contracts/kernel/service-api.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';

/** Refusals of the calendar in the words of an owner who enters a loan. */
const taken: Partial<Record<RequestRefusal, RequestRefusal>> = {
  dates_taken: 'counter_days_taken',
  blocked_by_yourself: 'counter_days_blocked',
};

export const refusedBooking = ({ code, params }: Readonly<{ code: RequestRefusal; params?: Refusal['params'] }>) =>
  refused(taken[code] ?? code, params);

/** Refusal of one of several things of an entry; `thing`: its index. */
export const ofThing = ({ refusal: { code, params } }: ReturnType<typeof refused<RequestRefusal>>, index: number) =>
  refused(code, { ...params, thing: index });
