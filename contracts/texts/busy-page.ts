import { texts } from './text.js';

/** The page that stands in for one that there is no room to render; `messages.ts` has its sentence, `pages_busy`. */
export const busyPageTexts = {
  title: texts('Gerade ist viel los', 'We’re busy right now', 'Het is even druk'),
  again: texts('Noch einmal laden', 'Reload', 'Opnieuw laden'),
} as const;
