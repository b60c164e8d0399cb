import { texts } from '../kernel/texts.js';

/** Shown without JavaScript on pages behind sign-in, which are rendered only in the browser. */
export const withoutScripts = texts(
  'Diese Seite braucht JavaScript, und dein Browser führt es gerade nicht aus. Schalte es ein und lade die Seite neu. Suchen und Inserate ansehen geht auch ohne.',
  'This page needs JavaScript, which your browser isn’t running. Turn it on and reload the page. Searching and viewing offers works without it.',
  'Deze pagina heeft JavaScript nodig, en je browser voert het nu niet uit. Zet het aan en laad de pagina opnieuw. Zoeken en advertenties bekijken kan ook zonder.',
);
