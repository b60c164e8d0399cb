import { categoriesRefusals } from './categories.js';
import { legalTextsRefusals } from './legal-texts.js';
import { settingsRefusals } from './settings.js';

export const installationRefusals = { ...settingsRefusals, ...categoriesRefusals, ...legalTextsRefusals };

export type InstallationRefusal = keyof typeof installationRefusals;
