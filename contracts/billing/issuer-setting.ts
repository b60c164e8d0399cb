import * as z from 'zod';
import { Issuer, IssuerFields } from './issuer.js';
import { line } from '../kernel/text.js';
import { looksLikeIban } from '../rules/iban.js';
import { looksLikePhone, looksLikeVatId } from '../rules/operator-forms.js';

const words = line(200);
const wordsOrNone = line(200, 0);

/**
 * Issuer of future invoices, set by an admin (ADR 126). Empty: none. Series and time zone stay in the operator's file,
 * because invoice numbers and dates depend on them.
 */
export const IssuerSetting = z
  .strictObject({
    name: words,
    street: words,
    postal: words,
    city: words,
    country: IssuerFields.shape.country,
    email: IssuerFields.shape.email,
    phone: wordsOrNone.refine((phone) => phone === '' || looksLikePhone(phone), 'no telephone number'),
    vatId: wordsOrNone.refine((id) => id === '' || looksLikeVatId(id), 'no VAT number'),
    taxNumber: wordsOrNone,
    register: wordsOrNone,
    iban: words.refine(looksLikeIban, 'no IBAN'),
    bic: wordsOrNone.refine((bic) => bic === '' || /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), 'no BIC'),
    bank: wordsOrNone,
    exempt: IssuerFields.shape.exempt,
    retentionYears: IssuerFields.shape.retentionYears,
  })
  .refine(({ taxNumber, vatId }) => taxNumber !== '' || vatId !== '', { path: ['taxNumber'], message: 'one is needed' })
  .refine(({ exempt, vatId }) => exempt || vatId !== '', { path: ['vatId'], message: 'is needed unless exempt' });
export type IssuerSetting = z.infer<typeof IssuerSetting>;

export const settingOf = ({ series: _, zone: __, ...issuer }: Issuer): IssuerSetting => ({
  ...issuer,
  phone: issuer.phone ?? '',
  vatId: issuer.vatId ?? '',
  taxNumber: issuer.taxNumber ?? '',
  register: issuer.register ?? '',
  bic: issuer.bic ?? '',
  bank: issuer.bank ?? '',
});

export const issuerOf = (file: Issuer, setting: IssuerSetting | null): Issuer =>
  setting === null ? file : Issuer.parse({ ...setting, series: file.series, zone: file.zone });
