import { describeStoredEvents } from '../testing/stored-events.js';
import { DeliveryEvent, deliveryPersonal } from './deliveries.js';
import { DeviceEvent, devicePersonal, EndpointEvent } from './devices.js';
import { InboxEvent, ReminderEvent } from './events.js';
import { PreferenceEvent } from './preferences.js';
import { SearchEvent, searchPersonal } from './searches.js';

describeStoredEvents(
  'notification',
  [InboxEvent, ReminderEvent, DeliveryEvent, PreferenceEvent, DeviceEvent, EndpointEvent, SearchEvent],
  { personal: { ...deliveryPersonal, ...devicePersonal, ...searchPersonal } },
);
