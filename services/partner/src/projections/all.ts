import { feedHours } from './feed-hours.js';
import { keys } from './keys.js';
import { webhooks } from './webhooks.js';

/** Every read model of the partner service. */
export const projections = [keys, webhooks, feedHours];
