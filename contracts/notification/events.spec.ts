import { describeStoredEvents } from '../testing/stored-events.js';
import { InboxEvent, ReminderEvent } from './events.js';

describeStoredEvents('notification', [InboxEvent, ReminderEvent]);
