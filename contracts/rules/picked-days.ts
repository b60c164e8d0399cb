import type { PickedDays, Wish } from '../kernel/period.js';
import { RentTypeId } from '../reference/rent-types.js';
import { addDays } from '../kernel/days.js';

export const wishOf = ({ from, last }: PickedDays, rentType: RentTypeId | undefined): Wish => ({
  kind: 'days',
  from,
  to: rentType === RentTypeId.night ? (last ?? addDays(from, 1)) : addDays(last ?? from, 1),
});
