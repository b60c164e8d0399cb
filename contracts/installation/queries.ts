import * as z from 'zod';
import { defineDoor, Refusal } from '../kernel/door.js';
import { ImageId, Locale, UserId } from '../kernel/ids.js';
import { Network } from '../kernel/network.js';
import { pageOf, Paging } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { CategoryChanges, CategoryVersion, KnownCategories } from './categories.js';
import { Brand } from './brand.js';
import { installationCommands } from './commands.js';
import { Features } from './feature.js';
import { IssuerSetting } from '../billing/issuer.js';
import { KnownPlans } from './known-plans.js';
import { LegalMarkdown, LegalName, LegalStates, LegalVersion } from './legal-text.js';
import { installationLimits as limits } from './limits.js';
import { Opening } from './opening.js';
import { Banner, Operator, Setting, SettingPart, SettingReason, VersionNumber } from './setting.js';

export const SettingVersion = z.strictObject({
  number: VersionNumber,
  setting: Setting,
  putBack: VersionNumber.nullable(),
  reason: SettingReason.optional(),
  by: UserId,
  at: Instant,
});
export type SettingVersion = z.infer<typeof SettingVersion>;

export const installationDoor = defineDoor('installation', installationCommands, {
  /** Public; null: not set. A banner may be scheduled or expired. */
  settings: {
    question: z.strictObject({}),
    answer: z.strictObject({
      operator: Operator.nullable(),
      banner: Banner.nullable(),
      features: Features.nullable(),
      brand: Brand.nullable(),
      /** Includes the secret code; callers must not expose it. */
      opening: Opening.nullable(),
      /** For billing only; callers must not expose it. */
      issuer: IssuerSetting.nullable(),
      legal: LegalStates,
    }),
  },
  /** For billing. `known`: version the caller already has. */
  plans: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownPlans },
  /**
   * Checks an early-access code; always true once open. After many wrong codes from one network, the seconds to wait.
   */
  openingCode: {
    question: z.strictObject({ code: z.string().max(limits.openingCode), network: Network }),
    answer: z.union([z.strictObject({ right: z.boolean() }), z.strictObject({ seconds: z.int() })]),
  },
  /** Admins only, newest first; empty for others. `total` is also the number of the latest version. */
  versions: { question: z.strictObject({ part: SettingPart, paging: Paging }), answer: pageOf(SettingVersion) },
  categories: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownCategories },
  /** Admins only, null for others: resulting tree of a draft, or why it is refused. */
  categoryPreview: {
    question: z.strictObject({ changes: CategoryChanges, after: VersionNumber, locale: Locale }),
    answer: z
      .strictObject({
        refusal: Refusal.nullable(),
        number: VersionNumber,
        categories: KnownCategories.shape.categories,
      })
      .nullable(),
  },
  categoryImages: { question: z.strictObject({}), answer: z.array(ImageId) },
  categoryVersions: { question: z.strictObject({ paging: Paging }), answer: pageOf(CategoryVersion) },
  /** Public, even before it is in force; null: no such version. `markdown` null: the built-in text. */
  legalText: {
    question: z.strictObject({ name: LegalName, number: VersionNumber }),
    answer: LegalVersion.extend({ markdown: LegalMarkdown.nullable() }).nullable(),
  },
  /** Public, newest first; `by` is for admins only, null for others. */
  legalVersions: {
    question: z.strictObject({ name: LegalName, paging: Paging }),
    answer: pageOf(LegalVersion.extend({ by: UserId.nullable() })),
  },
});
