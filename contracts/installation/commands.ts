import * as z from 'zod';
import { Setting, SettingPart, VersionNumber } from './setting.js';

/** For admins. `after`: the last version that they know of; another one since is refused as `setting_changed`. */
export const installationCommands = {
  changeSetting: z.strictObject({ setting: Setting, after: VersionNumber }),
  /** Sets a part to what an earlier version says: a new version of its own. */
  putBackSetting: z.strictObject({ part: SettingPart, number: VersionNumber, after: VersionNumber }),
} as const;
