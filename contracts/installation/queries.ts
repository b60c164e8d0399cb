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
import { IssuerSetting } from './issuer-setting.js';
import { KnownPlans } from './known-plans.js';
import { LegalMarkdown, LegalName, LegalStates, LegalVersion } from './legal-text.js';
import { installationLimits as limits } from './limits.js';
import { Opening } from './opening.js';
import { Banner, Operator, Setting, SettingPart, SettingReason, VersionNumber } from './setting.js';

/** One version of a part of the settings. */
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
  /** What is set now, for everybody; null: nothing. A banner may be yet to come, or be over. */
  settings: {
    question: z.strictObject({}),
    answer: z.strictObject({
      operator: Operator.nullable(),
      banner: Banner.nullable(),
      features: Features.nullable(),
      brand: Brand.nullable(),
      /** With its code: whoever hands this on to people leaves that out. */
      opening: Opening.nullable(),
      /** For billing: whoever hands this on to people leaves it out. */
      issuer: IssuerSetting.nullable(),
      legal: LegalStates,
    }),
  },
  /** For billing: the plans that are set. `known`: the version that the caller has already. */
  plans: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownPlans },
  /**
   * Whether this is the code of who comes before it is open, and so is anything once it is. After many wrong ones from one
   * place in the network the seconds to wait.
   */
  openingCode: {
    question: z.strictObject({ code: z.string().max(limits.openingCode), network: Network }),
    answer: z.union([z.strictObject({ right: z.boolean() }), z.strictObject({ seconds: z.int() })]),
  },
  /** For admins, the last one first; empty for others. `total` is the number of the last one. */
  versions: { question: z.strictObject({ part: SettingPart, paging: Paging }), answer: pageOf(SettingVersion) },
  /** The category tree, for everybody. `known`: the version that whoever asks holds already. */
  categories: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownCategories },
  /** For admins: the tree as changes would leave it, or why they are refused; null for others. */
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
  /** For admins: every picture that a version has shown, the last one first; empty for others. */
  categoryImages: { question: z.strictObject({}), answer: z.array(ImageId) },
  /** For admins, the last one first; empty for others. */
  categoryVersions: { question: z.strictObject({ paging: Paging }), answer: pageOf(CategoryVersion) },
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
