import { categoriesCommands } from './categories.js';
import { legalTextsCommands } from './legal-texts.js';
import { settingsCommands } from './settings.js';

/**
 * Admins only. `after`: latest version known to the caller; refused as `setting_changed` when there is a newer one.
 * `reason`: optional for operator and banner only.
 */
export const installationCommands = { ...settingsCommands, ...categoriesCommands, ...legalTextsCommands } as const;
