import { texts } from '../kernel/texts.js';

export const calendarFileTexts = {
  lend: texts('Verleihen', 'Lending', 'Uitlenen'),
  borrow: texts('Leihen', 'Borrowing', 'Lenen'),
  counter: texts('am Tresen', 'at the counter', 'aan de balie'),
  maybe: texts('angefragt', 'requested', 'aangevraagd'),
  allOffers: texts('alle Inserate', 'all offers', 'alle advertenties'),
  /** Offers of an entry, at least two. */
  someOffers: (count: number) => texts(`${count} Inserate`, `${count} offers`, `${count} advertenties`),
} as const;
