import { deliveryRefusals } from './delivery.js';
import { feedRefusals } from './feed.js';
import { keysRefusals } from './keys.js';
import { webhooksRefusals } from './webhooks.js';

export const partnerRefusals = { ...keysRefusals, ...webhooksRefusals, ...deliveryRefusals, ...feedRefusals };

export type PartnerRefusal = keyof typeof partnerRefusals;
