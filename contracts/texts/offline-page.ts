import { texts } from '../kernel/texts.js';

export const offlinePageTexts = {
  title: texts('Du bist gerade offline', 'You’re offline', 'Je bent offline'),
  text: texts(
    'Ohne Verbindung lässt sich diese Seite nicht zeigen. Sobald du wieder online bist, geht es hier weiter.',
    'This page can’t be shown without a connection. You can continue here once you’re back online.',
    'Zonder verbinding kan deze pagina niet worden getoond. Zodra je weer online bent, ga je hier verder.',
  ),
  again: texts('Noch einmal versuchen', 'Try again', 'Opnieuw proberen'),
} as const;
