import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { UserId } from '../kernel/ids.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { installationCommands } from './commands.js';
import { LegalMarkdown, LegalName, LegalStates, LegalVersion } from './legal-text.js';
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
    answer: z.strictObject({ operator: Operator.nullable(), banner: Banner.nullable(), legal: LegalStates }),
  },
  /** For admins, the last one first; empty for others. `total` is the number of the last one. */
  versions: { question: z.strictObject({ part: SettingPart, paging: Paging }), answer: pageOf(SettingVersion) },
  /**
   * What a version of a legal text says, for everybody, also before it holds; null: there is none. `markdown` null: the
   * text that comes with the product.
   */
  legalText: {
    question: z.strictObject({ name: LegalName, number: VersionNumber }),
    answer: LegalVersion.extend({ markdown: LegalMarkdown.nullable() }).nullable(),
  },
  /** For everybody, the last one first; `by` for admins alone, null for others. */
  legalVersions: {
    question: z.strictObject({ name: LegalName, paging: Paging }),
    answer: pageOf(LegalVersion.extend({ by: UserId.nullable() })),
  },
});
