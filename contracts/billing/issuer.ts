import * as z from 'zod';
import { Email } from '../kernel/email.js';
import type { InvoiceTaxIds } from './invoice-events.js';

const words = z.string().trim().min(1).max(200);

/** An empty text is the same as none. */
const orNone = (shape: z.ZodString) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), shape.optional());

/** Fields of an issuer, without the rules between the fields. */
export const IssuerFields = z.strictObject({
  /** Begins the numbers of invoices: `LR-2026-17`. */
  series: z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/),
  zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no time zone'),
  name: words,
  street: words,
  postal: words,
  city: words,
  /** ISO 3166-1, two capital letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  email: Email,
  phone: orNone(words),
  /** Begins with the two letters of its country (BR-CO-09). */
  vatId: orNone(words.regex(/^[A-Z]{2}[0-9A-Z+*. ]{2,18}$/, 'begins with the two letters of its country')),
  taxNumber: orNone(words),
  /** Court and number of the entry: `Amtsgericht Berlin, HRB 12345`. */
  register: orNone(words),
  iban: words,
  bic: orNone(words),
  bank: orNone(words),
  /** A small business that shows no VAT (in Germany § 19 UStG). */
  exempt: z.boolean(),
  /** Whole years after that of its issue for which an invoice is kept: in Germany 8 (§ 14b UStG). */
  retentionYears: z.int().min(1).max(30),
});

/**
 * The issuer as it stands on invoices, and where their days begin. Clubs and small businesses are in no register and
 * have no VAT id: the law asks for the tax number or the VAT id (§ 14(4) no. 2 UStG). Who shows VAT has a VAT id, without
 * which nothing can be sold to businesses elsewhere in the Union (§ 14a(1) UStG).
 */
export const Issuer = IssuerFields.refine((issuer) => issuer.vatId !== undefined || issuer.taxNumber !== undefined, {
  path: ['taxNumber'],
  message: 'the tax number or the VAT id is needed',
}).refine((issuer) => issuer.exempt || issuer.vatId !== undefined, {
  path: ['vatId'],
  message: 'is needed, unless the issuer is exempt',
});
export type Issuer = z.infer<typeof Issuer>;

/** The tax facts that its invoices show. */
export const taxIdsOf = ({ vatId, taxNumber }: Pick<Issuer, 'vatId' | 'taxNumber'>): InvoiceTaxIds => ({
  vatId: vatId ?? null,
  taxNumber: taxNumber ?? null,
});

/** Who issues invoices in an installation that moves no money. Nobody is called so. */
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
