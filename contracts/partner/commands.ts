import { deliveryCommands } from './delivery.js';
import { keysCommands } from './keys.js';
import { webhooksCommands } from './webhooks.js';

/** Commands act on the keys and webhooks of the context's user. */
export const partnerCommands = { ...keysCommands, ...webhooksCommands, ...deliveryCommands } as const;
