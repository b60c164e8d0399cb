export const installationLimits = {
  name: 100,
  address: 300,
  email: 200,
  phone: 40,
  register: 200,
  vat: 30,
  responsible: 200,
  languages: 100,
  banner: 300,
  reason: 200,
  brandName: 30,
  brandNameLeast: 2,
  openingCode: 40,
  /** Minimum length of an opening code, counting letters and digits only. */
  openingCodeLeast: 8,
  legalText: 25_000,
  legalChange: 500,
  /** Maximum days between announcement and start of a legal text. */
  legalAheadDays: 366,
} as const;
