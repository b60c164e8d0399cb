import { describeStoredEvents } from '../testing/stored-events.js';
import { HeardEvent, KeyEvent, partnerPersonal, WebhookEvent } from './events.js';

describeStoredEvents('partner', [KeyEvent, WebhookEvent, HeardEvent], { personal: partnerPersonal });
