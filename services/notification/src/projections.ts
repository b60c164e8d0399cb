import { lanes } from './delivery/projection.js';
import { notifications } from './inbox/projection.js';
import { timers } from './reminders/projection.js';
import { savedSearches } from './saved-searches/projection.js';

export const projections = [notifications, timers, lanes, savedSearches];
