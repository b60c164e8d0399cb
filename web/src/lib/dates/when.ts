import { moment } from './moment.js';
import { staffDay } from './staff-time.js';

/** Day in the installation's time zone, as in the mails, e.g. `4. Juli 2027`. */
export const dayOf = staffDay;

/** With the time, e.g. `4. Juli 2027 um 17:00 Uhr`. */
export const momentOf = moment;
