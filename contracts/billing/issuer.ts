import * as z from 'zod';

const words = z.string().trim().min(1).max(200);

/** Who issues invoices, as it stands on them, and where their days begin. */
export const Issuer = z.strictObject({
  /** Begins the numbers of invoices: `LR-2026-17`. */
  series: z.string().regex(/^[A-Z][A-Z0-9]{0,9}$/),
  zone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no time zone'),
  name: words,
  street: words,
  postal: words,
  city: words,
  /** ISO 3166-1, two capital letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  email: z.email(),
  phone: words,
  vatId: words,
  taxNumber: words,
  /** Court and number of the entry: `Amtsgericht Berlin, HRB 12345`. */
  register: words,
  iban: words,
  bic: words,
  bank: words,
  /** A small business that shows no VAT (in Germany § 19 UStG). */
  exempt: z.boolean(),
  /** Whole years after that of its issue for which an invoice is kept: in Germany 8 (§ 14b UStG). */
  retentionYears: z.int().min(1).max(30),
});
export type Issuer = z.infer<typeof Issuer>;

/** Who issues invoices in an installation that moves no money. Nobody is called so. */
export const sampleIssuer: Issuer = {
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
};
