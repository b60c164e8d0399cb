import { texts } from './text.js';

/** What the calendar file says before and behind the title of an offer. */
export const calendarFileTexts = {
  lend: texts('Verliehen', 'Lent', 'Uitgeleend'),
  borrow: texts('Geliehen', 'Borrowed', 'Geleend'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
} as const;
