import { texts } from './text.js';

/** What the calendar file says before and behind the title of an offer. */
export const calendarFileTexts = {
  lend: texts('Verleihen', 'Lending', 'Uitlenen'),
  borrow: texts('Leihen', 'Borrowing', 'Lenen'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
} as const;
