import { feedHours } from './feed/projection.js';
import { keys } from './keys/projection.js';
import { webhooks } from './webhooks/projection.js';

export const projections = [keys, webhooks, feedHours];
