import type { Wish } from '../kernel/period.js';
import type { RentTypeId } from '../offer/terms.js';
import { lastDay } from './days.js';

const NIGHTS: RentTypeId = 3;

/**
 * The day on which a thing is given back: nights end on the day of departure, everything else on the last day of use.
 *
 * @param rentType null: days that an owner keeps
 */
export const returnDay = (wish: Wish, rentType: RentTypeId | null): string =>
  wish.kind === 'days' && rentType === NIGHTS ? wish.to : lastDay(wish);
