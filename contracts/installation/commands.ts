import * as z from 'zod';
import { CategoryChanges, CategoryReason } from './categories.js';
import { Day } from '../kernel/period.js';
import { LegalChange, LegalMarkdown, LegalName } from './legal-text.js';
import { Setting, SettingPart, SettingReason, VersionNumber } from './setting.js';

/** For admins. `after`: the last version that they know of; another one since is refused as `setting_changed`. `reason`: only operator
 * and banner go without one. */
export const installationCommands = {
  changeSetting: z.strictObject({ setting: Setting, reason: SettingReason.optional(), after: VersionNumber }),
  /** Sets a part to what an earlier version says: a new version of its own. */
  putBackSetting: z.strictObject({
    part: SettingPart,
    number: VersionNumber,
    reason: SettingReason.optional(),
    after: VersionNumber,
  }),
  /** All of the changes or none. `after` as above: another version since is refused as `categories_changed`. */
  publishCategories: z.strictObject({ changes: CategoryChanges, reason: CategoryReason, after: VersionNumber }),
  changeLegalText: z.strictObject({
    name: LegalName,
    markdown: LegalMarkdown,
    change: LegalChange,
    from: Day,
    after: VersionNumber,
  }),
  /** An earlier version holds again, from today on. */
  putBackLegalText: z.strictObject({ name: LegalName, number: VersionNumber, after: VersionNumber }),
} as const;
