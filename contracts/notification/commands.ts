import type * as z from 'zod';
import { deliveryCommands } from './delivery.js';
import { devicesCommands } from './devices.js';
import { inboxCommands } from './inbox.js';
import { preferencesCommands } from './preferences.js';
import { savedSearchesCommands } from './saved-searches.js';

export const notificationCommands = {
  ...inboxCommands,
  ...preferencesCommands,
  ...devicesCommands,
  ...savedSearchesCommands,
  ...deliveryCommands,
} as const;

export type MarkRead = z.infer<typeof notificationCommands.markRead>;
export type ChangePreferences = z.input<typeof notificationCommands.changePreferences>;
