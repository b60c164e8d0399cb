import { lanes } from './delivery/projection.js';
import { notifications } from './inbox/projection.js';
import { timers } from './reminders/projection.js';
import { savedSearches } from './saved-searches/projection.js';

/** Every read model of the notification service. */
export const projections = [notifications, timers, lanes, savedSearches];
