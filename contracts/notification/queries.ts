import { defineServiceApi } from '../kernel/service-api.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { notificationCommands } from './commands.js';
import { deliveryQueries } from './delivery.js';
import { PushDevice, devicesQueries } from './devices.js';
import { NotificationView, inboxQueries } from './inbox.js';
import { PreferencesView, preferencesQueries } from './preferences.js';
import { SavedSearchView, savedSearchesQueries } from './saved-searches.js';

/** Files of the data export. Browser push endpoints and their keys are excluded, because they permit sending. */
export const notificationOwnData = {
  notifications: NotificationView,
  saved_searches: SavedSearchView,
  notification_settings: PreferencesView,
  push_devices: PushDevice,
};

export const notificationApi = defineServiceApi('notification', notificationCommands, {
  ownData: ownDataQuery(notificationOwnData),
  ...inboxQueries,
  ...preferencesQueries,
  ...devicesQueries,
  ...savedSearchesQueries,
  ...deliveryQueries,
});
