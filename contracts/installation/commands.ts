import * as z from 'zod';
import { CategoryChanges, CategoryReason } from './categories.js';
import { Day } from '../kernel/period.js';
import { LegalChange, LegalMarkdown, LegalName } from './legal-text.js';
import { Setting, SettingPart, SettingReason, VersionNumber } from './setting.js';

/**
 * Admins only. `after`: latest version known to the caller; refused as `setting_changed` when there is a newer one.
 * `reason`: optional for operator and banner only.
 */
export const installationCommands = {
  changeSetting: z.strictObject({ setting: Setting, reason: SettingReason.optional(), after: VersionNumber }),
  putBackSetting: z.strictObject({
    part: SettingPart,
    number: VersionNumber,
    reason: SettingReason.optional(),
    after: VersionNumber,
  }),
  /** Atomic. `after`: refused as `categories_changed` when there is a newer version. */
  publishCategories: z.strictObject({ changes: CategoryChanges, reason: CategoryReason, after: VersionNumber }),
  changeLegalText: z.strictObject({
    name: LegalName,
    markdown: LegalMarkdown,
    change: LegalChange,
    from: Day,
    after: VersionNumber,
  }),
  /** Restores an earlier version, in force from today. */
  putBackLegalText: z.strictObject({ name: LegalName, number: VersionNumber, after: VersionNumber }),
} as const;
