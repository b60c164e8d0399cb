import { texts } from './text.js';

/** What somebody proved to be theirs, as others read it beside their name; read by the badges alone. */
export const verifiedTexts = {
  email: texts('E-Mail bestätigt', 'Email confirmed', 'E-mail bevestigd'),
  phone: texts('Handynummer bestätigt', 'Phone verified', 'Telefoon bevestigd'),
} as const;
