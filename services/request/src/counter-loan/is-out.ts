import type { Calendar } from '../calendar/calendar.aggregate.js';
import { recordOf } from '../handover/decide-record.js';
import type { Entered } from './counter-loan.aggregate.js';

/** True if the handover of a loan is recorded, or its pieces are out, which its calendar notes. */
export const isOut = async (
  { loanId, offerId, handovers }: Pick<Entered, 'loanId' | 'offerId' | 'handovers'>,
  calendarOf: (offerId: string) => Promise<Pick<Calendar, 'taken'>>,
): Promise<boolean> => {
  if (recordOf(handovers, 'out')) return true;
  const { taken } = await calendarOf(offerId);
  return taken.some(({ key, out }) => key === loanId && out !== undefined);
};
