import { lanes } from './lanes.js';
import { notifications } from './notifications.js';
import { savedSearches } from './saved-searches.js';
import { timers } from './timers.js';

/** Every read model of the notification service. */
export const projections = [notifications, timers, lanes, savedSearches];
