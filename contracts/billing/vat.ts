/**
 * Categories of EN 16931 (UNCL5305): S standard rate, AE reverse charge, E exempt (small businesses), O not subject to
 * VAT (customers outside the European Union).
 */
export type VatCategory = 'S' | 'AE' | 'E' | 'O';
export type VatCase = Readonly<{
  category: VatCategory;
  /** VAT rate in hundredths of a percent: 1900 is 19 %. */
  rate: number;
}>;

/**
 * Standard VAT rates of the European Union in hundredths of a percent, by country (ISO 3166). Source: Commission,
 * "Taxes in Europe", as of 2026; Greece is GR here and EL in its VAT ids.
 */
export const standardRates = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
} as const satisfies Readonly<Record<string, number>>;

/**
 * Buyer data that determine the VAT. `country`: of the invoice address; `vatId`: confirmed by staff, for business
 * purchases only, else null; `home`: country of the profile address, null without one.
 */
export type Buyer = Readonly<{ country: string; vatId: string | null; home: string | null }>;
export type Seller = Readonly<{ country: string; exempt: boolean }>;

const countryOf = (vatId: string): string => (vatId.startsWith('EL') ? 'GR' : vatId.slice(0, 2));

const isInUnion = (country: string): country is keyof typeof standardRates => country in standardRates;

/**
 * Determines VAT on electronically supplied services: the rate of the customer's country (Art. 58 of Directive
 * 2006/112/EC), reverse charge for businesses elsewhere in the EU (Art. 196), and none outside the EU. A VAT id
 * counts only in the country of the invoice address; without a VAT id, the profile address decides, because the
 * invoice address is only a mailing address.
 */
export const vatCaseOf = (seller: Seller, { country, vatId, home }: Buyer): VatCase => {
  const isBusinessThere = vatId !== null && isInUnion(country) && countryOf(vatId) === country;
  const place = isBusinessThere ? country : (home ?? country);
  if (!isInUnion(place)) return { category: 'O', rate: 0 };
  if (seller.exempt) return { category: 'E', rate: 0 };
  if (isBusinessThere && country !== seller.country) return { category: 'AE', rate: 0 };
  return { category: 'S', rate: standardRates[place] };
};
