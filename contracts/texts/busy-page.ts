import { texts } from '../kernel/texts.js';

/**
 * Page shown instead of a page that the server is too busy to render. Its sentence is `pages_busy` in `messages.ts`.
 */
export const busyPageTexts = {
  title: texts('Gerade ist viel los', 'We’re busy right now', 'Het is even druk'),
  again: texts('Noch einmal laden', 'Reload', 'Opnieuw laden'),
} as const;
