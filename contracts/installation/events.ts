import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { LegalChange, LegalMarkdown, LegalName } from './legal-text.js';
import { Setting, SettingReason, VersionNumber } from './setting.js';

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
      reason: SettingReason.optional(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type SettingEvent = z.infer<typeof SettingEvent>;

/** Stream `legaltext-<name>`: every version of one legal text (ADR 97). */
export const LegalTextEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('LegalTextChanged'),
    data: z.strictObject({
      name: LegalName,
      number: VersionNumber,
      /** The first version that says the same; 0: the text that comes with the product. */
      text: VersionNumber,
      /** Null: the text that comes with the product. */
      markdown: LegalMarkdown.nullable(),
      /** Null where an earlier version was put back. */
      change: LegalChange.nullable(),
      from: Day,
      putBack: VersionNumber.nullable(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type LegalTextEvent = z.infer<typeof LegalTextEvent>;
