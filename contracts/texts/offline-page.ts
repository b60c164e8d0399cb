import { texts } from './text.js';

/** What the installed app shows in place of a page while there is no connection. */
export const offlinePageTexts = {
  title: texts('Du bist gerade offline', 'You are offline', 'Je bent offline'),
  text: texts(
    'Ohne Verbindung lässt sich diese Seite nicht zeigen. Sobald du wieder online bist, geht es hier weiter.',
    'Without a connection, this page cannot be shown. Once you are back online, you can go on from here.',
    'Zonder verbinding kan deze pagina niet worden getoond. Zodra je weer online bent, ga je hier verder.',
  ),
  again: texts('Noch einmal versuchen', 'Try again', 'Opnieuw proberen'),
} as const;
