import * as z from 'zod';
import { Plan } from '../billing/catalogue.js';
import { faultsOfIssuer } from '../billing/issuer-rules.js';
import { Brand } from '../installation/brand.js';
import { Features } from '../installation/feature.js';
import { IssuerSetting } from '../billing/issuer.js';
import { Opening } from '../installation/opening.js';
import { looksLikePhone, looksLikeVatId } from '../rules/operator-forms.js';
import { Banner, Setting, SettingPart, SettingReason } from '../installation/settings.js';
import { VersionNumber } from '../installation/version.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';
import { UploadBody, UploadShape } from './profile.js';
import { OperatorShape } from './reference.js';
import { pageQuery, pagedShape, person } from './shapes.js';

/**
 * Setting as shown to admins. Values from the environment may be less complete than those an admin must enter, so the
 * rules are looser.
 */
const ShownSetting = z.discriminatedUnion('part', [
  z.object({ part: z.literal('operator'), value: OperatorShape.nullable() }),
  z.object({ part: z.literal('banner'), value: Banner.nullable() }),
  z.object({ part: z.literal('features'), value: Features.nullable() }),
  z.object({ part: z.literal('brand'), value: Brand.nullable() }),
  z.object({ part: z.literal('opening'), value: Opening.nullable() }),
  z.object({ part: z.literal('issuer'), value: z.object(IssuerSetting.shape).nullable() }),
  z.object({ part: z.literal('plans'), value: z.array(z.object(Plan.shape)).nullable() }),
]);

export const SettingVersionShape = z.object({
  number: VersionNumber,
  setting: ShownSetting,
  before: ShownSetting,
  reason: z.string().nullable(),
  put_back: VersionNumber.nullable(),
  by: z.object(person),
  at: Instant,
});
export type SettingVersionShape = z.infer<typeof SettingVersionShape>;

export const SettingShape = pagedShape({
  number: VersionNumber,
  setting: ShownSetting,
  beginning: ShownSetting,
  versions: z.array(SettingVersionShape),
});
export type SettingShape = z.infer<typeof SettingShape>;

/**
 * Setting to be saved. Rejects an implausible phone or VAT number of the operator and an unlawful issuer; earlier
 * versions stay valid.
 */
const NewSetting = Setting.superRefine((setting, { addIssue }) => {
  const refuse = (name: string, message: string) =>
    addIssue({ code: 'custom', path: ['value', name], message, input: setting });
  if (setting.part === 'issuer' && setting.value !== null)
    for (const { field, message } of faultsOfIssuer(setting.value)) refuse(field, message);
  if (setting.part !== 'operator' || setting.value === null) return;
  const { phone, vat } = setting.value;
  if (phone !== '' && !looksLikePhone(phone)) refuse('phone', 'no telephone number');
  if (vat !== '' && !looksLikeVatId(vat)) refuse('vat', 'no VAT number');
});

export const installationCalls = {
  setting: call('GET /setting', {
    access: 'admin',
    query: z.object({ part: SettingPart, ...pageQuery }),
    summary: 'A part of the settings of this installation, with its versions',
    answer: SettingShape,
  }),
  changeSetting: call('PATCH /setting', {
    access: 'admin',
    body: z.strictObject({ setting: NewSetting, reason: SettingReason.optional(), after: VersionNumber }),
    summary: 'Set a part of the settings',
    note: 'Without a `reason` only operator and banner change. `after` is the last version that the caller knows: another one since is refused. Without a value the part is as it was before anything was set.',
    answer: SettingShape,
  }),
  prepareBrandLogo: call('POST /brand_logo', {
    access: 'admin',
    body: UploadBody,
    summary: 'Prepare the upload of a logo',
    note: 'A square picture. `PATCH /setting` with its id in the brand uses it.',
    answer: UploadShape,
  }),
  putBackSetting: call('PATCH /setting_put_back', {
    access: 'admin',
    body: z.strictObject({
      part: SettingPart,
      number: VersionNumber,
      reason: SettingReason.optional(),
      after: VersionNumber,
    }),
    summary: 'Set a part of the settings to what an earlier version says',
    answer: SettingShape,
  }),
} as const;
