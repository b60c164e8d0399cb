import { preferencesRefusals } from './preferences.js';
import { savedSearchesRefusals } from './saved-searches.js';

export const notificationRefusals = { ...preferencesRefusals, ...savedSearchesRefusals };

export type NotificationRefusal = keyof typeof notificationRefusals;
