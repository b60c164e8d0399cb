import { defineServiceApi } from '../kernel/service-api.js';
import { categoriesQueries } from './categories.js';
import { installationCommands } from './commands.js';
import { legalTextsQueries } from './legal-texts.js';
import { openingQueries } from './opening.js';
import { settingsQueries } from './settings.js';

export const installationApi = defineServiceApi('installation', installationCommands, {
  ...settingsQueries,
  ...categoriesQueries,
  ...legalTextsQueries,
  ...openingQueries,
});
