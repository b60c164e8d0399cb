import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { UserId } from '../kernel/ids.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { installationCommands } from './commands.js';
import { Banner, Operator, Setting, SettingPart, VersionNumber } from './setting.js';

/** One version of a part of the settings. */
export const SettingVersion = z.strictObject({
  number: VersionNumber,
  setting: Setting,
  putBack: VersionNumber.nullable(),
  by: UserId,
  at: Instant,
});
export type SettingVersion = z.infer<typeof SettingVersion>;

export const installationDoor = defineDoor('installation', installationCommands, {
  /** What is set now, for everybody; null: nothing. A banner may be yet to come, or be over. */
  settings: {
    question: z.strictObject({}),
    answer: z.strictObject({ operator: Operator.nullable(), banner: Banner.nullable() }),
  },
  /** For admins, the last one first; empty for others. `total` is the number of the last one. */
  versions: { question: z.strictObject({ part: SettingPart, paging: Paging }), answer: pageOf(SettingVersion) },
});
