import type { PersonalFields } from '../kernel/events.js';
import { type KeyEvent, keysPersonal } from './keys.js';
import { type WebhookEvent, webhooksPersonal } from './webhooks.js';

export const partnerPersonal: PersonalFields<KeyEvent | WebhookEvent> = { ...keysPersonal, ...webhooksPersonal };
