import { lanes } from './lanes.js';
import { notifications } from './notifications.js';
import { savedSearches } from './saved-searches.js';
import { timers } from './timers.js';

export const projections = [notifications, timers, lanes, savedSearches];
