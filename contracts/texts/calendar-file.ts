import { texts } from './text.js';

/** Prefixes and suffixes of event titles in the calendar file. */
export const calendarFileTexts = {
  lend: texts('Verleihen', 'Lending', 'Uitlenen'),
  borrow: texts('Leihen', 'Borrowing', 'Lenen'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
} as const;
