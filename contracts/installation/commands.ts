import { categoriesCommands } from './categories.js';
import { legalTextsCommands } from './legal-texts.js';
import { settingsCommands } from './settings.js';

/**
 * Commands for admins only. `after`: latest version known to the caller; refused with `setting_changed` when a newer
 * version exists. `reason`: optional for operator and banner only.
 */
export const installationCommands = { ...settingsCommands, ...categoriesCommands, ...legalTextsCommands } as const;
