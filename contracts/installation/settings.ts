import * as z from 'zod';
import { emailOf } from '../kernel/email.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { Plan, Plans } from '../billing/catalogue.js';
import { IssuerSetting } from '../billing/issuer.js';
import { Brand } from './brand.js';
import { Features } from './feature.js';
import { LegalStates } from './legal-texts.js';
import { installationLimits as limits } from './limits.js';
import { Opening } from './opening.js';
import { VersionNumber } from './version.js';

const email = emailOf(limits.email);
const emailOrNone = z.union([z.literal(''), email]);

/**
 * Operator of this installation, for imprint and contact (DDG § 5); empty when not set. `authorities` and `users`:
 * addresses of the points of contact, which answer in these `languages` (DSA art. 11 and 12).
 */
export const Operator = z.strictObject({
  name: line(limits.name),
  address: paragraph(limits.address),
  email,
  phone: line(limits.phone, 0),
  register: line(limits.register, 0),
  vat: line(limits.vat, 0),
  responsible: line(limits.responsible, 0),
  authorities: emailOrNone,
  users: emailOrNone,
  languages: line(limits.languages, 0),
});
export type Operator = z.infer<typeof Operator>;

const bannerText = line(limits.banner);

/** Banner above every page from `from` up to, but not including, `until`. */
export const Banner = z.strictObject({
  texts: z.strictObject({ de: bannerText, en: bannerText, nl: bannerText }),
  level: z.enum(['notice', 'urgent']),
  from: Instant,
  until: Instant,
});
export type Banner = z.infer<typeof Banner>;

export const Setting = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('operator'), value: Operator.nullable() }),
  z.strictObject({ part: z.literal('banner'), value: Banner.nullable() }),
  z.strictObject({ part: z.literal('features'), value: Features.nullable() }),
  z.strictObject({ part: z.literal('brand'), value: Brand.nullable() }),
  z.strictObject({ part: z.literal('opening'), value: Opening.nullable() }),
  z.strictObject({ part: z.literal('issuer'), value: IssuerSetting.nullable() }),
  z.strictObject({ part: z.literal('plans'), value: Plans.nullable() }),
]);
export type Setting = z.infer<typeof Setting>;

export const SettingReason = line(limits.reason);

export const SettingPart = z.enum(['operator', 'banner', 'features', 'brand', 'opening', 'issuer', 'plans']);
export type SettingPart = z.infer<typeof SettingPart>;

export const settingsCommands = {
  changeSetting: z.strictObject({ setting: Setting, reason: SettingReason.optional(), after: VersionNumber }),
  putBackSetting: z.strictObject({
    part: SettingPart,
    number: VersionNumber,
    reason: SettingReason.optional(),
    after: VersionNumber,
  }),
} as const;

const SetPlans = z.strictObject({
  plans: Plans.nullable(),
  /**
   * Plans of the last version before the admin returned to the operator's file; bookings may still refer to these
   * plans.
   */
  former: z.array(Plan),
});

export const KnownPlans = z.strictObject({ number: VersionNumber, set: SetPlans.nullable() });
export type KnownPlans = z.infer<typeof KnownPlans>;

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

export const SettingVersion = z.strictObject({
  number: VersionNumber,
  setting: Setting,
  putBack: VersionNumber.nullable(),
  reason: SettingReason.optional(),
  by: UserId,
  at: Instant,
});
export type SettingVersion = z.infer<typeof SettingVersion>;

export const settingsQueries = {
  /** Current settings, public unless noted; null when not set. The banner may be scheduled or expired. */
  settings: {
    question: z.strictObject({}),
    answer: z.strictObject({
      operator: Operator.nullable(),
      banner: Banner.nullable(),
      features: Features.nullable(),
      brand: Brand.nullable(),
      /** Opening, including the secret code, which callers must not expose. */
      opening: Opening.nullable(),
      /** Issuer of invoices, for billing only; callers must not expose it. */
      issuer: IssuerSetting.nullable(),
      legal: LegalStates,
    }),
  },
  /** Plans, for billing. `known`: version that the caller already has. */
  plans: { question: z.strictObject({ known: VersionNumber.nullable() }), answer: KnownPlans },
  /**
   * Setting versions, newest first, for admins; empty for other callers. `total` is also the number of the latest
   * version.
   */
  versions: { question: z.strictObject({ part: SettingPart, paging: Paging }), answer: pageOf(SettingVersion) },
} as const;

export const settingsRefusals = {
  setting_changed: m(
    409,
    'Jemand hat das inzwischen geändert. Lade die Seite neu und sieh dir an, was jetzt gilt.',
    'Someone has changed this in the meantime. Reload the page to see the current version.',
    'Iemand heeft dit intussen gewijzigd. Laad de pagina opnieuw en kijk wat nu geldt.',
  ),
  setting_version_not_found: m(
    404,
    'Diese Fassung gibt es nicht.',
    'This version does not exist.',
    'Deze versie bestaat niet.',
  ),
  setting_reason: m(
    400,
    'Sag dazu, warum. Andere Admins lesen es bei der Fassung.',
    'Give a reason. Other admins see it next to the version.',
    'Zeg waarom. Andere beheerders lezen het bij de versie.',
  ),
  banner_period: m(
    400,
    'Das Ende muss nach dem Beginn liegen.',
    'The end must be after the start.',
    'Het einde moet na het begin liggen.',
  ),
  banner_over: m(
    400,
    'Dieses Ende ist schon vorbei. Wähl eines, das noch kommt.',
    'This end is in the past. Choose one in the future.',
    'Dit einde is al voorbij. Kies er een dat nog komt.',
  ),
  brand_contrast: m(
    400,
    'Auf dieser Farbe ist weiße Schrift schwer zu lesen. Wähl eine dunklere: Der Kontrast zu Weiß muss mindestens 4,5 sein.',
    'White text is hard to read on this colour. Choose a darker one: the contrast with white must be at least 4.5.',
    'Witte tekst is op deze kleur moeilijk te lezen. Kies een donkerdere: het contrast met wit moet minstens 4,5 zijn.',
  ),
  brand_logo_square: m(
    400,
    'Das Logo muss quadratisch sein und mindestens 128 Pixel breit.',
    'The logo must be square, and at least 128 pixels wide.',
    'Het logo moet vierkant zijn en minstens 128 pixels breed.',
  ),
  opening_past: m(
    400,
    'Dieser Zeitpunkt ist schon vorbei. Wähl einen, der noch kommt.',
    'This time is in the past. Choose one in the future.',
    'Dit tijdstip is al voorbij. Kies er een dat nog komt.',
  ),
  opening_far: m(
    400,
    'Das ist mehr als zwei Jahre hin. Steht der Tag noch nicht fest, lass ihn weg.',
    'That’s more than two years away. Leave the day empty until it’s decided.',
    'Dat is meer dan twee jaar weg. Laat de dag weg zolang die niet vaststaat.',
  ),
  plans_full: m(
    400,
    'Mit den nicht mehr angebotenen wären das mehr als 40 Tarife. Ändere einen davon und biete ihn wieder an, statt einen neuen anzulegen.',
    'Including those no longer offered, that would be more than 40 plans. Change one of those and offer it again instead of adding another.',
    'Met de abonnementen die niet meer worden aangeboden zouden het er meer dan 40 zijn. Wijzig een daarvan en bied het weer aan in plaats van een nieuw toe te voegen.',
  ),
};
