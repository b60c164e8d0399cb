import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { LegalChange, LegalMarkdown, LegalName } from './legal-text.js';
import { Setting, SettingReason, VersionNumber } from './setting.js';

/**
 * Stream `installation-<part>`: versions of one part of the settings (ADR 95). The admin's id is the only personal
 * data.
 */
export const SettingEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('SettingChanged'),
    data: z.strictObject({
      number: VersionNumber,
      setting: Setting,
      putBack: VersionNumber.nullable(),
      reason: SettingReason.optional(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type SettingEvent = z.infer<typeof SettingEvent>;

/** Stream `legaltext-<name>`: versions of one legal text (ADR 97). */
export const LegalTextEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('LegalTextChanged'),
    data: z.strictObject({
      name: LegalName,
      number: VersionNumber,
      /** First version with the same text; 0: the built-in text. */
      text: VersionNumber,
      markdown: LegalMarkdown.nullable(),
      change: LegalChange.nullable(),
      from: Day,
      putBack: VersionNumber.nullable(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type LegalTextEvent = z.infer<typeof LegalTextEvent>;
