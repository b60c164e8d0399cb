import type { Day, Period, Wish } from '../kernel/period.js';
import type { RentTypeId } from '../offer/terms.js';
import { dayIn, lastDay } from './days.js';

const NIGHTS: RentTypeId = 3;

type Days = Extract<Wish, { kind: 'days' }>;

/**
 * The day on which wished days end for people: nights on the day of departure, everything else on the last day of use.
 *
 * @param rentType null: days that an owner keeps
 */
export const returnDayOfDays = (wish: Days, rentType: RentTypeId | null): Day =>
  rentType === NIGHTS ? wish.to : lastDay(wish);

/**
 * The day at the thing's place on which it is given back. Hours may end on another day than they began; an end at
 * midnight belongs to the day before, as in the timetable of reminders.
 */
export const returnDay = (
  { wish, zone, end }: Pick<Period, 'wish' | 'zone' | 'end'>,
  rentType: RentTypeId | null,
): Day =>
  wish.kind === 'days' ? returnDayOfDays(wish, rentType) : dayIn(new Date(Date.parse(end) - 1).toISOString(), zone);
