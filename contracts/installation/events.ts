import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Setting, VersionNumber } from './setting.js';

/**
 * Stream `installation-<part>`: every version of one part of the settings (ADR 95). Nothing in it is personal but the id
 * of the admin.
 */
export const SettingEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('SettingChanged'),
    data: z.strictObject({
      number: VersionNumber,
      setting: Setting,
      /** The earlier version that was put back; null: it was written anew. */
      putBack: VersionNumber.nullable(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type SettingEvent = z.infer<typeof SettingEvent>;
