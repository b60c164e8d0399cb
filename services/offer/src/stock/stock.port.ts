import type { Refusal } from '@lendring/contracts/kernel/service-api.js';
import type { Capacity } from '@lendring/contracts/request/calendar.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';

export interface Stock {
  /**
   * Sets the number of units in the offer's calendar and returns the number that is valid afterwards, or the refusal.
   * A repeated call of the same command has no effect. @throws when the request service is unavailable
   */
  set(
    wanted: Readonly<{ offerId: string; quantity: number; zone: string }>,
    call: CommandCall,
  ): Promise<Readonly<{ refusal: Refusal }> | Capacity>;
  /** Most units of an offer that are booked or blocked at once, from `at` on. @throws as {@link Stock.set} */
  unitsInUse(offerId: string, at: string): Promise<number>;
}
