import { feedHours } from './feed-hours.js';
import { keys } from './keys.js';
import { webhooks } from './webhooks.js';

export const projections = [keys, webhooks, feedHours];
