import { describeStoredEvents } from '../testing/stored-events.js';
import { DeliveryEvent } from './deliveries.js';
import { DeviceEvent, EndpointEvent } from './devices.js';
import { InboxEvent, ReminderEvent } from './events.js';
import { PreferenceEvent } from './preferences.js';

describeStoredEvents('notification', [
  InboxEvent,
  ReminderEvent,
  DeliveryEvent,
  PreferenceEvent,
  DeviceEvent,
  EndpointEvent,
]);
