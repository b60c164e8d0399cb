import { moment } from '../../lib/moment.js';
import { staffDay } from '../../lib/staff-time.js';

/** An instant as a day, `4. Juli 2027`: by the clock of the installation, as in the mail about it. */
export const dayOf = staffDay;

/** The same with the time: `4. Juli 2027 um 17:00 Uhr`. */
export const momentOf = moment;
