import { defineServiceApi } from '../kernel/service-api.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { partnerCommands } from './commands.js';
import { deliveryQueries } from './delivery.js';
import { feedQueries } from './feed.js';
import { ApiKey, keysQueries } from './keys.js';
import { Webhook, webhooksQueries } from './webhooks.js';

export const partnerOwnData = { api_keys: ApiKey, webhooks: Webhook };

export const partnerApi = defineServiceApi('partner', partnerCommands, {
  ownData: ownDataQuery(partnerOwnData),
  ...keysQueries,
  ...webhooksQueries,
  ...deliveryQueries,
  ...feedQueries,
});
