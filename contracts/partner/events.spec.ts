import { describeStoredEvents } from '../testing/stored-events.js';
import { HeardEvent } from './feed.js';
import { KeyEvent } from './keys.js';
import { partnerPersonal } from './events.js';
import { WebhookEvent } from './webhooks.js';

describeStoredEvents('partner', [KeyEvent, WebhookEvent, HeardEvent], { personal: partnerPersonal });
