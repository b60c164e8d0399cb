import { texts } from '../kernel/texts.js';

/** Labels of verified contact channels, next to a name; only the badges use them. */
export const verifiedTexts = {
  email: texts('E-Mail bestätigt', 'Email confirmed', 'E-mail bevestigd'),
  phone: texts('Handynummer bestätigt', 'Phone verified', 'Telefoon bevestigd'),
} as const;
