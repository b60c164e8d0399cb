import type { Day, Period, Wish } from '../kernel/period.js';
import type { RentTypeId } from './terms.js';
import { dayIn, lastDay } from '../kernel/days.js';

const NIGHTS: RentTypeId = 3;

type Days = Extract<Wish, { kind: 'days' }>;

/**
 * Last day shown to users: the day of departure for nights, otherwise the last day of use. @param rentType null: days
 * blocked by the owner
 */
export const returnDayOfDays = (wish: Days, rentType: RentTypeId | null): Day =>
  rentType === NIGHTS ? wish.to : lastDay(wish);

/**
 * Local day of return. Hourly loans may end on a later day; an end at midnight belongs to the previous day, as in the
 * reminder schedule.
 */
export const returnDay = (
  { wish, zone, end }: Pick<Period, 'wish' | 'zone' | 'end'>,
  rentType: RentTypeId | null,
): Day =>
  wish.kind === 'days' ? returnDayOfDays(wish, rentType) : dayIn(new Date(Date.parse(end) - 1).toISOString(), zone);
