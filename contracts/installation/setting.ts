import * as z from 'zod';
import { Plans } from '../billing/catalogue.js';
import { emailOf } from '../kernel/email.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { Brand } from './brand.js';
import { Features } from './feature.js';
import { IssuerSetting } from '../billing/issuer.js';
import { installationLimits as limits } from './limits.js';
import { Opening } from './opening.js';

const email = emailOf(limits.email);
const emailOrNone = z.union([z.literal(''), email]);

/**
 * Operator of this installation, for imprint and contact (DDG § 5). Empty: none. `authorities` and `users`: addresses
 * of the points of contact, available in these `languages` (DSA art. 11 and 12).
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

/** Banner above every page in the half-open interval from `from` to `until`. */
export const Banner = z.strictObject({
  texts: z.strictObject({ de: bannerText, en: bannerText, nl: bannerText }),
  level: z.enum(['notice', 'urgent']),
  from: Instant,
  until: Instant,
});
export type Banner = z.infer<typeof Banner>;

export const SettingPart = z.enum(['operator', 'banner', 'features', 'brand', 'opening', 'issuer', 'plans']);
export type SettingPart = z.infer<typeof SettingPart>;

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

/** Versions count from 1; 0 is the default. */
export const VersionNumber = z.int().min(0);
