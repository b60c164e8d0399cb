import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { line } from '../kernel/text.js';
import { looksLikeIban } from '../rules/iban.js';
import { looksLikePhone, looksLikeVatId } from '../rules/operator-forms.js';
import type { InvoiceTaxIds } from './invoices.js';

const words = z.string().trim().min(1).max(200);

const orNone = (shape: z.ZodString) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), shape.optional());

export const IssuerFields = z.strictObject({
  /** Prefix of invoice numbers, such as `LR` in `LR-2026-17`. */
  series: z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/),
  zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no time zone'),
  name: words,
  street: words,
  postal: words,
  city: words,
  country: z.string().regex(/^[A-Z]{2}$/),
  email: Email,
  phone: orNone(words),
  /** VAT id, which begins with the two-letter country code (BR-CO-09). */
  vatId: orNone(words.regex(/^[A-Z]{2}[0-9A-Z+*. ]{2,18}$/, 'begins with the two letters of its country')),
  taxNumber: orNone(words),
  /** Register court and number, for example `Amtsgericht Berlin, HRB 12345`. */
  register: orNone(words),
  iban: words,
  bic: orNone(words),
  bank: orNone(words),
  /** True for a small business that charges no VAT (in Germany § 19 UStG). */
  exempt: z.boolean(),
  /** Retention of invoices in full years after the year of issue: 8 in Germany (§ 14b UStG). */
  retentionYears: z.int().min(1).max(30),
});

/**
 * Issuer as printed on invoices, whose dates follow the issuer's time zone. The law requires a tax number or a VAT id
 * (§ 14(4) no. 2 UStG); register entry and VAT id are optional, because clubs and small businesses have neither. An
 * issuer that charges VAT needs a VAT id, which sales to businesses elsewhere in the EU require (§ 14a(1) UStG).
 */
export const Issuer = IssuerFields.refine((issuer) => issuer.vatId !== undefined || issuer.taxNumber !== undefined, {
  path: ['taxNumber'],
  message: 'the tax number or the VAT id is needed',
}).refine((issuer) => issuer.exempt || issuer.vatId !== undefined, {
  path: ['vatId'],
  message: 'is needed, unless the issuer is exempt',
});
export type Issuer = z.infer<typeof Issuer>;

export const taxIdsOf = ({ vatId, taxNumber }: Pick<Issuer, 'vatId' | 'taxNumber'>): InvoiceTaxIds => ({
  vatId: vatId ?? null,
  taxNumber: taxNumber ?? null,
});

/** Fictitious issuer for installations that move no money. */
export const sampleIssuer = {
  series: 'MUSTER',
  zone: 'Europe/Berlin',
  name: 'Lendring Musterbetreiber GmbH',
  street: 'Musterstraße 1',
  postal: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'rechnung@example.org',
  phone: '+49 30 12345678',
  vatId: 'DE123456788',
  taxNumber: '12/345/67890',
  register: 'Amtsgericht Musterstadt, HRB 0',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Musterbank',
  exempt: false,
  retentionYears: 8,
} satisfies Issuer;

const oneLine = line(200);
const wordsOrNone = line(200, 0);

/**
 * Issuer of future invoices, set by an admin (ADR 126); empty for none. Series and time zone stay in the operator's
 * file, because invoice numbers and dates depend on them.
 */
export const IssuerSetting = z
  .strictObject({
    name: oneLine,
    street: oneLine,
    postal: oneLine,
    city: oneLine,
    country: IssuerFields.shape.country,
    email: IssuerFields.shape.email,
    phone: wordsOrNone.refine((phone) => phone === '' || looksLikePhone(phone), 'no telephone number'),
    vatId: wordsOrNone.refine((id) => id === '' || looksLikeVatId(id), 'no VAT number'),
    taxNumber: wordsOrNone,
    register: wordsOrNone,
    iban: oneLine.refine(looksLikeIban, 'no IBAN'),
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

export const Seller = IssuerFields.pick({
  name: true,
  street: true,
  postal: true,
  city: true,
  country: true,
  email: true,
  zone: true,
  series: true,
});
export type Seller = z.infer<typeof Seller>;

export const issuerQueries = {
  /** Issuer from the operator's file, used while no issuer is set; admins only, null for other callers. */
  issuerOfFile: { question: z.strictObject({}), answer: IssuerSetting.nullable() },
  seller: { question: z.strictObject({}), answer: Seller },
} as const;
