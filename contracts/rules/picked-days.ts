import type { PickedDays, Wish } from '../kernel/period.js';
import { RentTypeId } from '../reference/rent-types.js';
import { addDays } from './days.js';

/** Converts picked days to a half-open wish, by days or by nights. */
export const wishOf = ({ from, last }: PickedDays, rentType: RentTypeId | undefined): Wish => ({
  kind: 'days',
  from,
  to: rentType === RentTypeId.night ? (last ?? addDays(from, 1)) : addDays(last ?? from, 1),
});
