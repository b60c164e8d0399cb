import { texts } from '../kernel/texts.js';

export const calendarFileTexts = {
  lend: texts('Verleihen', 'Lending', 'Uitlenen'),
  borrow: texts('Leihen', 'Borrowing', 'Lenen'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
} as const;
