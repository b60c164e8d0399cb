import { describeStoredEvents } from '../testing/stored-events.js';
import { DeliveryEvent, deliveryPersonal } from './delivery.js';
import { InboxEvent } from './inbox.js';
import { ReminderEvent } from './reminders.js';
import { SearchEvent, searchPersonal } from './saved-searches.js';
import { DeviceEvent, devicePersonal, EndpointEvent } from './devices.js';
import { PreferenceEvent } from './preferences.js';

describeStoredEvents(
  'notification',
  [InboxEvent, ReminderEvent, DeliveryEvent, PreferenceEvent, DeviceEvent, EndpointEvent, SearchEvent],
  { personal: { ...deliveryPersonal, ...devicePersonal, ...searchPersonal } },
);
