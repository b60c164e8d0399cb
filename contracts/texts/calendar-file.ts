import { texts } from '../kernel/texts.js';

export const calendarFileTexts = {
  lend: texts('Verleihen', 'Lending', 'Uitlenen'),
  borrow: texts('Leihen', 'Borrowing', 'Lenen'),
  counter: texts('am Tresen', 'at the counter', 'aan de balie'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
} as const;
